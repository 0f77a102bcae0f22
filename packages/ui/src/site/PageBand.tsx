import type { ReactNode } from 'react';
import { Heading } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';
import { cx } from '../styles/cx.ts';
import * as css from './page-band.css.ts';

/** Props of {@link PageBand}. */
export interface PageBandProps {
  readonly title: string;
  /** What this is, in a breath; left empty where the title says it. */
  readonly lead: string;
  /** A member's own line in place of the lead; null while it is not known: its place is kept. */
  readonly line?: ReactNode;
  /** The one thing a visitor may do here. Members have no need of it. */
  readonly action?: ReactNode;
  /** For somebody who knows the page: it is lower, and on a phone the lead makes room. */
  readonly compact?: boolean;
}

/** The opening of a page: its heading and one line on a block of peach, with two circles and what they share. */
export function PageBand({ title, lead, line, action, compact = false }: PageBandProps) {
  return (
    <div className={cx(css.root, compact && css.rootCompact)}>
      <div className={cx(css.words, compact && css.wordsCompact)}>
        <Heading level={1} size="section" className={css.title}>
          {title}
        </Heading>
        {action === undefined ? null : <div className={css.action}>{action}</div>}
        {line !== undefined ? (
          <div className={css.line}>{line}</div>
        ) : lead === '' ? null : (
          <Text size="lead" className={cx(css.lead, compact && css.leadCompact)}>
            {lead}
          </Text>
        )}
      </div>
      <svg
        className={css.drawing}
        viewBox="0 0 520 264"
        preserveAspectRatio="xMaxYMid meet"
        overflow="visible"
        aria-hidden="true"
        focusable="false"
      >
        <circle className={css.moss} cx="56" cy="244" r="92" />
        <circle className={css.honey} cx="196" cy="92" r="54" />
        <circle className={css.berry} cx="282" cy="166" r="112" />
        <circle className={css.tangerine} cx="404" cy="132" r="96" />
        <circle className={css.violet} cx="474" cy="238" r="78" />
      </svg>
    </div>
  );
}
