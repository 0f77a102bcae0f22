import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOCIAL_PLATFORMS, type SocialPlatform, socialLink } from './social-links.ts';

/** What the database checks (`user_social_links_url_host`). */
const ACCEPTED: Record<SocialPlatform, RegExp> = {
  instagram: /^https:\/\/(www\.)?instagram\.com\/[A-Za-z0-9._~%/?=&+-]+$/,
  linkedin: /^https:\/\/([a-z]{2,3}\.)?linkedin\.com\/[A-Za-z0-9._~%/?=&+-]+$/,
};
const platforms = fc.constantFrom(...SOCIAL_PLATFORMS);
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.webUrl(),
  fc
    .tuple(
      fc.constantFrom('', 'https://', 'HTTP://', '@', '//', 'javascript:'),
      fc.constantFrom('instagram.com', 'www.Instagram.com', 'm.linkedin.com', 'de.linkedin.com', 'maya', ''),
      fc.constantFrom('', '/', '/in/', '?', '#'),
      fc.string({ unit: 'grapheme', maxLength: 320 }),
    )
    .map((parts) => parts.join('')),
);

describe('links to social networks (R-091, R-097)', () => {
  it.each([
    ['instagram', '@maya', 'https://www.instagram.com/maya'],
    ['instagram', ' maya.okafor_9 ', 'https://www.instagram.com/maya.okafor_9'],
    ['instagram', 'instagram.com/maya', 'https://instagram.com/maya'],
    ['instagram', 'http://WWW.Instagram.com/maya/', 'https://www.instagram.com/maya/'],
    ['instagram', 'https://m.instagram.com/maya?igsh=abc==', 'https://www.instagram.com/maya?igsh=abc=='],
    ['instagram', 'https://instagram.com/maya#top', 'https://instagram.com/maya'],
    ['instagram', 'https://instagram.com/@maya', 'https://instagram.com/%40maya'],
    ['linkedin', 'maya-okafor', 'https://www.linkedin.com/in/maya-okafor'],
    ['linkedin', 'de.linkedin.com/in/maya', 'https://de.linkedin.com/in/maya'],
    ['linkedin', 'https://m.linkedin.com/in/maya', 'https://www.linkedin.com/in/maya'],
    ['linkedin', 'linkedin.com/in/zoë', 'https://linkedin.com/in/zo%C3%AB'],
  ] as const)('%s: %j becomes %s', (platform, text, link) => {
    expect(socialLink(platform, text)).toBe(link);
  });

  it.each([
    ['instagram', ''],
    ['instagram', 'instagram.com'],
    ['instagram', 'https://instagram.com/'],
    ['instagram', 'https://linkedin.com/in/maya'],
    ['instagram', 'https://instagram.com@evil.example/maya'],
    ['instagram', 'https://instagram.com.evil.example/maya'],
    ['instagram', 'https://evil.example/instagram.com/maya'],
    ['instagram', 'javascript:alert(1)//instagram.com/maya'],
    ['instagram', 'my name is maya'],
    ['instagram', '<script>'],
    ['instagram', `https://instagram.com/${'a'.repeat(300)}`],
    ['instagram', 'maya.com'],
    ['linkedin', 'linkedin.com'],
    ['linkedin', '@m'],
    ['linkedin', '\ud800'],
  ] as const)('%s: %j cannot be one', (platform, text) => {
    expect(socialLink(platform, text)).toBeNull();
  });

  it('is what the database takes, or nothing, for any text', () => {
    fc.assert(
      fc.property(platforms, typed, (platform, text) => {
        const link = socialLink(platform, text);
        expect(link === null || (ACCEPTED[platform].test(link) && link.length <= 300)).toBe(true);
        expect(link === null || /(^|\.)(instagram|linkedin)\.com$/.test(new URL(link).hostname)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves alone what the database takes already', () => {
    fc.assert(
      fc.property(platforms, typed, (platform, text) => {
        const link = socialLink(platform, text);
        expect(link === null ? null : socialLink(platform, link)).toBe(link);
      }),
      { numRuns: 2_000 },
    );
  });
});
