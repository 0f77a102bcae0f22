// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeReport } from '../tools/visual/report.ts';

const html = readFileSync(join(import.meta.dirname, '../tools/review/page/review.html'), 'utf8');
const mode = { theme: 'light', viewport: 'phone' } as const;
const recoloured = { from: '#a5124f', to: '#1f6b3a' };
const box = { x: 0, y: 0, width: 10, height: 10 };

const report = makeReport({
  browser: 'it',
  tokens: {},
  gone: [],
  visited: Array.from({ length: 41 }, (_, at) => ({
    id: `cards-a--s${at}`,
    title: 'Cards/A',
    name: `Story ${at}`,
    inWorld: false,
    problems: [],
    pictures: [
      {
        name: `cards-a/s${at}.light-phone.webp`,
        mode,
        outcome: 'changed' as const,
        screenshot: `of ${at}`,
        pixels: 100,
        change: at < 40 ? { box, patch: `${at}`, recoloured } : { box, patch: 'another' },
      },
    ],
  })),
});

/** Opens the page as a browser does, anew. */
async function open() {
  const [, body = ''] = /(<header>[^]*<\/main>)/.exec(html) ?? [];
  document.body.innerHTML = body;
  const data = document.createElement('script');
  Object.assign(data, { type: 'application/json', id: 'report', text: JSON.stringify(report) });
  document.body.append(data);
  vi.resetModules();
  await import('../tools/review/page/review.ts');
}

const press = (...keys: string[]) => {
  for (const key of keys)
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
};
const decided = () => document.getElementById('decided')?.textContent;

describe('reviewing by keyboard', () => {
  beforeEach(async () => {
    localStorage.clear();
    // The page is opened from a folder: nobody serves it.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Nobody answers.')));
    await open();
  });

  it('decides forty pictures that changed for one reason with one key, and goes on to the next', () => {
    press('a');
    expect(decided()).toBe('40 of 41 decided, 0 rejected');
    expect(document.querySelector('#rows [aria-current]')?.textContent).toContain('Story 40');
  });

  it('rejects one of them with a comment, and accepts the others', () => {
    press('l', 'c');
    const field = document.querySelector('textarea');
    expect(document.activeElement).toBe(field);
    Object.assign(field ?? {}, { value: 'Too pale.' });
    press('Enter', 'h', 'a');
    expect(decided()).toBe('40 of 41 decided, 1 rejected');
  });

  it('types letters into a field, and decides nothing by them', () => {
    document.getElementById('words')?.focus();
    press('a', 'r');
    expect(decided()).toBe('0 of 41 decided, 0 rejected');
  });

  it('knows after a reload what was decided', async () => {
    press('a', 'r');
    await open();
    expect(decided()).toBe('41 of 41 decided, 1 rejected');
    press('u');
    expect(decided()).not.toBe('41 of 41 decided, 1 rejected');
  });
});
