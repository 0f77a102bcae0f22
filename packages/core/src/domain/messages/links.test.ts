import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textPartsOf } from './links.ts';

const linksIn = (content: string) =>
  textPartsOf(content).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

describe('links in a message', () => {
  it.each([
    ['see https://sorella.test/events?page=2#top', ['https://sorella.test/events?page=2#top']],
    ['www.sorella.test, and more', ['https://www.sorella.test']],
    ['(https://en.sorella.test/wiki/Tea_(drink)).', ['https://en.sorella.test/wiki/Tea_(drink)']],
    ['https://one.test https://two.test!', ['https://one.test', 'https://two.test']],
    ['HTTPS://SORELLA.TEST', ['HTTPS://SORELLA.TEST']],
    ['http://café.test:8080/a', ['http://café.test:8080/a']],
  ])('finds them in %j', (content, links) => {
    expect(linksIn(content)).toEqual(links);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://',
    'https://localhost',
    'https://bank.test@elsewhere.test/',
    'https://user:word@elsewhere.test/',
    'me@www.sorella.test',
    'half past 3.Then home',
    '<a href="x">hello</a>',
  ])('finds none in %j', (content) => {
    expect(linksIn(content)).toEqual([]);
  });

  it('leaves no letter out and makes only addresses of the web', () => {
    const piece = fc.constantFrom(
      'https://',
      'www.',
      'a.test',
      '/x(y)',
      '@',
      ')',
      '.',
      ' ',
      ':80',
      '<',
      '"',
      '\n',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const content = pieces.join('');
        const parts = textPartsOf(content);
        expect(parts.map(({ text }) => text).join('')).toBe(content);
        for (const href of linksIn(content)) expect(new URL(href).username).toBe('');
      }),
    );
  });
});
