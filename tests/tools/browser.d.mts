/** Flags under which the same page gives the same bytes. */
export declare const browserArguments: string[];
/** A Chromium that runs here. */
export declare function findBrowser(): Promise<{
  path: string;
  env: Record<string, string>;
  version: string;
  how: string;
}>;
