import type { FilledNotice } from '@sorella/core/notices/notice';

/** What a list has to show: nothing yet, nothing because of a failure, or its items. */
export type ListContent<Loaded> =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      /** What happened, from the catalogue. */
      readonly notice: Pick<FilledNotice, 'title' | 'description'>;
      /** What is safe and what to do next. */
      readonly advice?: string;
      /** A new try is under way. */
      readonly retrying?: boolean;
    }
  | ({ readonly kind: 'ready' } & Loaded);
