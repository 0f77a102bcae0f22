// Loaded by Deno before a function: what it sends to the mail service goes to the test instead.
const real = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const { origin } = new URL(input instanceof Request ? input.url : String(input));
  return origin === 'https://api.resend.com'
    ? real(globalThis.Deno.env.get('TEST_MAIL_SERVICE'), init)
    : real(input, init);
};
