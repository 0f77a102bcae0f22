import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';
import { cx } from '../styles/cx.ts';
import * as css from './empty-states.css.ts';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  /** One of the drawings in the motif; decoration. */
  readonly drawing: ReactNode;
  /** What there is none of. */
  readonly title: string;
  /** One sentence about what to expect or do. */
  readonly body: string;
  /** One Button or ButtonLink at most. */
  readonly action?: ReactNode;
  /** The level in the page's outline. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
  /** It fills a panel that is a ground already, and so brings none of its own. */
  readonly inPanel?: boolean;
}

/**
 * What stands in the place of things that are not there: a drawing, a sentence, one action. Not for
 * failures: those are an ErrorState.
 */
export function EmptyState({
  drawing,
  title,
  body,
  action,
  headingLevel = 3,
  inPanel = false,
}: EmptyStateProps) {
  return (
    <div className={cx(css.root, !inPanel && css.ground)}>
      <div className={css.drawing}>{drawing}</div>
      <Heading level={headingLevel} size="card" className={css.words}>
        {title}
      </Heading>
      <Text tone="soft" className={css.words}>
        {body}
      </Text>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
