import type { FilledNotice } from '@sorella/core/notices/notice';
import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import type { ReactNode } from 'react';
import { GapDrawing } from '../art/drawings/GapDrawing.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { Button } from '../primitives/Button.tsx';
import { Heading, type HeadingProps } from '../primitives/Heading.tsx';
import { Text } from '../primitives/Text.tsx';
import { cx } from '../styles/cx.ts';
import * as css from './empty-states.css.ts';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What happened: an entry of the catalogue, such as 'Error' / 'Failed to load events'. */
  readonly notice: Pick<FilledNotice, 'title' | 'description'>;
  /** What is safe and what to do next, such as the notice of the data error behind it. */
  readonly advice?: string;
  /** Tries the same again; without it no button is shown. */
  readonly onRetry?: () => void;
  /** A new try is under way. */
  readonly retrying?: boolean;
  /** Where trying again cannot help, the way on: one ButtonLink. */
  readonly action?: ReactNode;
  /** The level in the page's outline. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
}

/** A title that says nothing of what happened is no heading: the description is. */
const BARE_TITLE = 'Error';

/** What stands in the place of things that could not be loaded; announced as soon as it appears. */
export function ErrorState({
  notice,
  advice,
  onRetry,
  retrying = false,
  action,
  headingLevel = 3,
}: ErrorStateProps) {
  const saysWhat = notice.title !== BARE_TITLE;
  return (
    <div className={cx(css.root, css.ground)} role="alert">
      <div className={css.drawing}>
        <GapDrawing />
      </div>
      {saysWhat ? null : <Badge tone="bad">{notice.title}</Badge>}
      <Heading level={headingLevel} size="card" className={css.words}>
        {saysWhat ? notice.title : notice.description}
      </Heading>
      {saysWhat ? (
        <Text tone="soft" className={css.words}>
          {notice.description}
        </Text>
      ) : null}
      {advice && advice !== notice.description ? (
        <Text tone="soft" className={css.words}>
          {advice}
        </Text>
      ) : null}
      {onRetry ? (
        <div className={css.action}>
          <Button variant="secondary" busy={retrying} busyLabel={commonTexts.retrying} onPress={onRetry}>
            {commonTexts.tryAgain}
          </Button>
        </div>
      ) : action ? (
        <div className={css.action}>{action}</div>
      ) : null}
    </div>
  );
}
