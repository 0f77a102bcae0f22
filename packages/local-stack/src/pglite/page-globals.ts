// What lite asks of Node while it is loaded: to be imported before it. Its passwords are hashed at the lowest cost.
const page = {
  env: { LITE_AUTH_BCRYPT_COST: '4' },
  emitWarning: () => undefined,
  versions: {},
  platform: 'browser',
  cwd: () => '/',
};
for (const [name, value] of Object.entries({ global: globalThis, process: page }))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
