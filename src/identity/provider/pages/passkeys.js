// Passkeys on the provider's pages (Web Authentication Level 3). A form contains the options for the browser and is
// sent with the browser's answer, like any other form. If the browser has no passkeys, the form stays hidden.
const ceremonies = {
  get: (options, extra) =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options), ...extra }),
  create: (options) =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
};

const canPasskeys = typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';
let waiting = new AbortController();

function send(form, credential) {
  form.elements.namedItem('credential').value = JSON.stringify(credential.toJSON());
  form.submit();
}

function prepare(form) {
  const options = JSON.parse(form.dataset.options);
  const ceremony = ceremonies[form.dataset.passkey];
  form.hidden = false;
  document.querySelector('[data-no-passkeys]')?.remove();
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    waiting.abort();
    try {
      send(form, await ceremony(options));
    } catch {
      form.querySelector('[data-failed]').hidden = false;
    }
  });
  if (form.dataset.passkey === 'get') void suggest(form, options);
}

// Lets the browser offer passkeys among the addresses of autofill.
async function suggest(form, options) {
  if (!document.querySelector('[autocomplete~="webauthn"]')) return;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  waiting = new AbortController();
  try {
    send(form, await ceremonies.get(options, { mediation: 'conditional', signal: waiting.signal }));
  } catch {
    // The person chose no passkey.
  }
}

// Adds to the password form if the device can create a passkey, because only such devices are offered a
// passkey.
async function tell(field) {
  const isAble = await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable?.();
  if (isAble) field.value = 'yes';
}

if (canPasskeys) for (const field of document.querySelectorAll('[name="canPasskeys"]')) void tell(field);
if (canPasskeys) for (const form of document.querySelectorAll('form[data-passkey]')) prepare(form);
