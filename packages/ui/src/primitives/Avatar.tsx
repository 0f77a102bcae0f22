import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { useEffect, useState } from 'react';
import { cx } from '../styles/cx.ts';
import { type Block, blocks } from '../tokens/palette.ts';
import * as styles from './avatar.css.ts';

/** Props of Avatar. */
export interface AvatarProps {
  /** Whose it is; two words give two initials. */
  readonly name: string;
  /** The person's id: it picks the pastel, so the colour stays when the name changes. */
  readonly seed: string;
  /** The photo's address. While it loads, and if it fails, the initials stand there. */
  readonly photoUrl?: string | null;
  readonly size?: (typeof styles.avatarSizes)[number];
  /** True where the name stands beside it, so that it is not read twice. */
  readonly decorative?: boolean;
  readonly className?: string;
}

/** The first letters of the first and last word, upper case; '?' when there is no letter. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  // By code point, so that a name in any script, or an emoji, is not cut in half.
  const letters = [[...first][0], [...last][0]].filter(Boolean).join('');
  return letters === '' ? '?' : letters.toLocaleUpperCase('en-US');
}

/** The same block for the same seed, always. */
export function blockOf(seed: string): Block {
  let hash = 0;
  for (const letter of seed) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return blocks[hash % blocks.length] ?? 'rose';
}

/** A person: the photo, or the initials on the person's pastel. */
export function Avatar({
  name,
  seed,
  photoUrl = null,
  size = 'medium',
  decorative = false,
  className,
}: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  // Without a network none comes: it is asked for again once there is one.
  useEffect(() => {
    if (failedUrl === null) return undefined;
    const again = () => setFailedUrl(null);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [failedUrl]);
  const spoken = decorative
    ? { 'aria-hidden': true }
    : ({ role: 'img', 'aria-label': name.trim() === '' ? commonTexts.unknownUser : name } as const);
  return (
    <span {...spoken} className={cx(styles.root, styles.size[size], styles.block[blockOf(seed)], className)}>
      {initialsOf(name)}
      {photoUrl !== null && photoUrl !== failedUrl ? (
        <img
          src={photoUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={styles.photo}
          onError={() => setFailedUrl(photoUrl)}
        />
      ) : null}
    </span>
  );
}
