import { describe, expect, it } from 'vitest';
import { DATA_ERROR_CODES } from '../data-port/errors.ts';
import { DATA_ERROR_NOTICE_IDS, dataErrorNotice, dataErrorNotices } from './index.ts';

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

  it('uses every general failure notice', () => {
    const used: readonly string[] = Object.values(DATA_ERROR_NOTICE_IDS);
    expect(Object.keys(dataErrorNotices).filter((id) => !used.includes(id))).toEqual([]);
  });
});
