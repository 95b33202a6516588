import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import { google } from './google.ts';
import { linkedin } from './linkedin.ts';
import type { Service } from './service.ts';

/** In the order in which they are offered. */
export const services: Readonly<Record<IdentityService, Service>> = { google, linkedin };
