import { characterCount } from '../character-count.ts';

/** The two networks that a member can be found in (R-091). */
export const SOCIAL_PLATFORMS = ['instagram', 'linkedin'] as const;

/** One of {@link SOCIAL_PLATFORMS}. */
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

const LONGEST_LINK = 300;

interface Rules {
  /** Hosts of the network itself, as people copy them. */
  readonly host: RegExp;
  /** Hosts that the database takes as they are; others become the canonical one. */
  readonly kept: RegExp;
  readonly canonical: string;
  /** What a member's name there looks like. */
  readonly handle: RegExp;
  readonly profilePath: string;
}

const RULES: Readonly<Record<SocialPlatform, Rules>> = {
  instagram: {
    host: /^(?:(?:www|m)\.)?instagram\.com$/,
    kept: /^(?:www\.)?instagram\.com$/,
    canonical: 'www.instagram.com',
    handle: /^[a-z\d._]{1,30}$/i,
    profilePath: '/',
  },
  linkedin: {
    host: /^(?:[a-z]{1,3}\.)?linkedin\.com$/,
    kept: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
    canonical: 'www.linkedin.com',
    handle: /^[\p{L}\d-]{3,100}$/u,
    profilePath: '/in/',
  },
};

/** 'maya.com' and 'www.maya' are addresses of elsewhere, not names. */
const LOOKS_LIKE_HOST = /^www\.|\.(?:com|net|org|io|me)$/i;
const ADDRESS = /^(?:https?:\/\/)?([^/?#\s]+)(?:\/([^\s#]*))?(?:#\S*)?$/i;

/** The letters of a path that the database takes; all others as percent codes. */
function safePath(path: string): string {
  return path.replace(/[^A-Za-z0-9._~%/?=&+-]/gu, (letter) =>
    encodeURIComponent(letter).replace(
      /[!'()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
}

const kept = (link: string) => (characterCount(link) <= LONGEST_LINK ? link : null);

/**
 * The address of a member's profile as the database takes it, always https: from `@maya`, from a link without https,
 * or from one copied off a phone. Null when what was typed cannot be one; never throws (R-097).
 */
export function socialLink(platform: SocialPlatform, typed: string): string | null {
  const text = typed.trim();
  // Half of a letter outside of the first plane cannot be written into an address.
  if (/\p{Surrogate}/u.test(text)) return null;
  const { host: isHost, kept: isKept, canonical, handle, profilePath } = RULES[platform];
  const name = text.replace(/^@/, '');
  if (handle.test(name) && !LOOKS_LIKE_HOST.test(name))
    return kept(`https://${canonical}${profilePath}${safePath(name)}`);
  const [, typedHost = '', path = ''] = ADDRESS.exec(text) ?? [];
  const host = typedHost.toLowerCase();
  if (!isHost.test(host) || !/^[^/?]/.test(path)) return null;
  return kept(`https://${isKept.test(host) ? host : canonical}/${safePath(path)}`);
}
