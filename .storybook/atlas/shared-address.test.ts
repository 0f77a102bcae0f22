import { describe, expect, it } from 'vitest';
import { addressToShare, globalsInHash } from './shared-address.ts';

const PAGE = 'https://sorella.example/?path=/docs/product-film-strips--docs';

describe('the address of a page as it is looked at', () => {
  it('has what the toolbar says before the hash, where Storybook reads it', () => {
    expect(addressToShare(`${PAGE}#strip=paid-event&globals=theme%3Adark&step=4`)).toBe(
      `${PAGE}&globals=theme:dark#strip=paid-event&step=4`,
    );
    expect(addressToShare(`${PAGE}&globals=theme:light#strip=a&globals=theme:dark`)).toBe(
      `${PAGE}&globals=theme:dark#strip=a`,
    );
    expect(addressToShare(`${PAGE}#globals=theme:dark`)).toBe(`${PAGE}&globals=theme:dark`);
  });

  it('is as it stands where nothing is within the hash', () => {
    for (const href of [PAGE, `${PAGE}&globals=theme:dark#strip=paid-event&step=4`])
      expect(addressToShare(href)).toBe(href);
  });

  it('is understood too when it was copied from the window', () => {
    expect(globalsInHash('#strip=a&globals=theme%3Adark;text:double')).toEqual({
      theme: 'dark',
      text: 'double',
    });
    expect(globalsInHash('#strip=a')).toBeUndefined();
  });
});
