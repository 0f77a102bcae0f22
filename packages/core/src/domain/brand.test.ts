import { describe, expect, it } from 'vitest';
import { configureBrand, DEFAULT_BRAND } from './brand.ts';

describe('the brand (A-78)', () => {
  it('is Sorella unless configured', () => {
    expect(configureBrand({}).name).toBe('Sorella');
    expect(configureBrand({ name: ' ', supportEmail: undefined })).toEqual(DEFAULT_BRAND);
  });

  it('takes configured values', () => {
    const brand = {
      name: 'Amiche',
      supportEmail: 'ciao@amiche.example',
      socialUrl: 'https://social.example/a',
    };
    expect(configureBrand(brand)).toEqual(brand);
  });

  it('refuses a social link that is not https', () => {
    expect(configureBrand({ socialUrl: 'javascript:alert(1)' }).socialUrl).toBe(DEFAULT_BRAND.socialUrl);
    expect(configureBrand({ socialUrl: 'http://social.example' }).socialUrl).toBe(DEFAULT_BRAND.socialUrl);
  });
});
