/** Made by the plugin of `vite.ts`. */
declare module 'virtual:pglite-files' {
  import type { FunctionHandler } from '../functions/functions-host.ts';
  import type { StackSettings } from '../settings.ts';

  /** Addresses of what a database in a page is made of. */
  export const addresses: {
    readonly pglite: string;
    readonly initdb: string;
    readonly data: string;
    readonly dump: string;
  };
  /** The project's Edge Functions by name. */
  export const functions: Readonly<Record<string, FunctionHandler>>;
  /** The project's settings, as `readSettings` gives them. */
  export const settings: StackSettings;
}
