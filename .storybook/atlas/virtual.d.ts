declare module 'virtual:traced-tests' {
  import type { Test } from '../../../tests/tools/trace/list-tests.ts';

  /** Tests that name a requirement or decision. */
  export const tests: readonly Test[];
}

declare module 'virtual:copy-deck' {
  import type { CopyEntry } from '../../../tests/tools/copy/copy-entry.ts';

  /** Every text that people read, with the files of stories that it appears in; null where no code names it. */
  export const deck: readonly { readonly entry: CopyEntry; readonly files: readonly string[] | null }[];
}

declare module 'virtual:story-pictures' {
  /** The modes in which each story is photographed, as `light-phone`, by the story's id. */
  export const pictures: Readonly<Record<string, readonly string[]>>;
}
