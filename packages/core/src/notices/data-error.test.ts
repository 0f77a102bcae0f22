import { describe, expect, it } from 'vitest';
import { DATA_ERROR_CODES, DataError } from '../data-port/errors.ts';
import { adminNotices } from './admin.notices.ts';
import { dataErrorNotices } from './data-error.notices.ts';
import {
  changeFailureNotice,
  DATA_ERROR_NOTICE_IDS,
  dataErrorNotice,
  readFailureNotice,
} from './data-error.ts';
import { noticeOf } from './notice.ts';

describe('notices for failures of the data port', () => {
  it.each(DATA_ERROR_CODES)('has a notice for %s (R-039)', (code) => {
    const shown = dataErrorNotice(code);
    expect(shown.id).toBe(DATA_ERROR_NOTICE_IDS[code]);
    expect(`${shown.title} ${shown.description}`).not.toMatch(/[{}]|undefined/);
  });

  it('says what happened, what is safe or what to do, in more than a title', () => {
    const sentences = (text: string) => text.split(/[.!]/).filter((sentence) => sentence.trim());
    const short = Object.values(dataErrorNotices).filter(
      ({ description }) => sentences(description).length < 2,
    );
    expect(short).toEqual([]);
  });

  it('says of a change without an answer that nobody knows, whatever a flow would say (R-434)', () => {
    const own = noticeOf(adminNotices, 'decision-failed');
    for (const code of ['network', 'timeout'] as const) {
      const { description } = changeFailureNotice(new DataError(code), own);
      expect(description).toBe(dataErrorNotices['error-timeout'].description);
      expect(description).not.toMatch(/nothing was changed/i);
    }
    expect(changeFailureNotice(new DataError('unavailable'), own)).toBe(own);
    expect(changeFailureNotice(new DataError('offline'), own)).toEqual(dataErrorNotice('offline'));
    expect(changeFailureNotice(new DataError('forbidden'))).toEqual(dataErrorNotice('forbidden'));
  });

  const ofChanges = new Set<string>([
    'error-invalid',
    'error-conflict',
    'error-hour-limit',
    'error-suspended',
  ]);
  it.each(DATA_ERROR_CODES.filter((code) => !ofChanges.has(DATA_ERROR_NOTICE_IDS[code])))(
    'says of a read that failed for %s nothing of a change',
    (code) => {
      expect(readFailureNotice(code).title).toBe(dataErrorNotice(code).title);
      expect(readFailureNotice(code).description).not.toMatch(/chang|saved\.|step/);
    },
  );

  it('uses every general failure notice', () => {
    const used: readonly string[] = Object.values(DATA_ERROR_NOTICE_IDS);
    expect(Object.keys(dataErrorNotices).filter((id) => !used.includes(id))).toEqual([]);
  });
});
