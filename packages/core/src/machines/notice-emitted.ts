import type { FilledNotice } from '../notices/notice.ts';

/** What a machine emits when a person should be told something; the flow shows it. */
export interface NoticeEmitted {
  type: 'notice';
  notice: FilledNotice;
}

/** Wraps an entry of the catalogue for `emit()`. */
export function told(notice: FilledNotice): NoticeEmitted {
  return { type: 'notice', notice };
}
