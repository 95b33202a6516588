import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { embeddedClient } from '#identity/both-sides/embedded-client.ts';
import { AccessTokenRefused } from '#identity/relying-party/connection/access-tokens.ts';
import { openClient } from './client-of-provider.ts';

const { discover, authorize, oid, site } = await openClient();
const config = await discover();
const { callback, checks } = await authorize(config);
const { access_token: token, scope } = await client.authorizationCodeGrant(config, callback, checks);
const { readAccessToken } = site.relyingParty;

test('an access token is valid only for the API, names its scopes, and is signed with a published key', async () => {
  const { issuer, jwks_uri = '' } = config.serverMetadata();
  const audience = site.provider().apiResource;
  const { payload } = await jwtVerify(token, createRemoteJWKSet(new URL(jwks_uri)), { issuer, audience });
  expect(payload).toMatchObject({ oid, tfp: 'signin_fr', scope: embeddedClient.apiScope });
  expect(scope?.split(' ')).toContain(embeddedClient.apiScope);
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256', typ: 'at+jwt' });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
});

test('a token with a foreign signature, without a signature or with changes gives no access', async () => {
  const claims = decodeJwt(token);
  const [head = '', body = '', signature = ''] = token.split('.');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
  const shared = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(randomBytes(32));
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
  const other = Buffer.from(JSON.stringify({ ...claims, oid: 'somebody' })).toString('base64url');
  const changed = `${head}.${other}.${signature}`;
  expect(await readAccessToken(token)).toEqual({ oid });
  for (const bad of [forged, shared, none, changed, `${head}.${body}`, 'x', '', 'a.b.c', token.slice(0, -4)])
    await expect(readAccessToken(bad)).rejects.toThrow(AccessTokenRefused);
});

test('the public key is not accepted as a shared secret for signing tokens (RFC 8725, 2.1)', async () => {
  const { keys } = await (await fetch(config.serverMetadata().jwks_uri ?? '')).json();
  for (const secret of [JSON.stringify(keys[0]), keys[0].n]) {
    const signed = new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'HS256', kid: keys[0].kid });
    await expect(readAccessToken(await signed.sign(Buffer.from(secret)))).rejects.toThrow(AccessTokenRefused);
  }
});
