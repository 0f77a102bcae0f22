import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { NavigationLink, pressed } from './navigation.tsx';
import * as styles from './text-link.css.ts';

/** Props of TextLink. */
export interface TextLinkProps {
  readonly children: ReactNode;
  /** An internal path, or a whole address of elsewhere. */
  readonly href: string;
  readonly variant?: (typeof styles.textLinkVariants)[number];
  /** A new tab: for what must not lose a half-filled form. */
  readonly newTab?: boolean;
  readonly onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Goes there in a way of its own; a press that asks for a new tab or window stays the browser's. */
  readonly onFollow?: (() => void) | undefined;
  readonly className?: string;
}

/** Words that lead somewhere. */
export function TextLink({
  href,
  variant = 'inline',
  newTab = false,
  onPress,
  onFollow,
  className,
  children,
}: TextLinkProps) {
  return (
    <NavigationLink
      href={href}
      className={cx(styles.root, styles.variant[variant], className)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      {...((onPress || onFollow) && { onClick: pressed(onPress, onFollow) })}
    >
      {children}
    </NavigationLink>
  );
}
