import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './text.css.ts';

/** Props of Text. */
export interface TextProps {
  readonly children: ReactNode;
  /** The element, by meaning. Default `p`. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd' | 'li' | 'time';
  readonly size?: (typeof styles.textSizeNames)[number];
  readonly tone?: (typeof styles.textTones)[number];
  readonly weight?: (typeof styles.textWeights)[number];
  /** Digits of one width, for amounts and counts that stand under each other. */
  readonly numeric?: boolean;
  readonly id?: string;
  readonly className?: string;
}

/** Running text. */
export function Text({
  as: Element = 'p',
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  numeric = false,
  id,
  className,
  children,
}: TextProps) {
  const names = cx(
    styles.text,
    styles.size[size],
    styles.tone[tone],
    styles.weight[weight],
    numeric && styles.numeric,
    className,
  );
  return (
    <Element id={id} className={names}>
      {children}
    </Element>
  );
}
