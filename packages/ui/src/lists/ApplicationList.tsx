import type { ApplicationHistoryEntry } from '@sorella/core/domain';
import { eventsTexts } from '@sorella/core/notices';
import type { ReactNode } from 'react';
import { FirstStepDrawing } from '../art/drawings/FirstStepDrawing.tsx';
import { ApplicationCardSkeleton } from '../cards/application-card/ApplicationCardSkeleton.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { Button } from '../primitives/Button.tsx';
import type { HeadingProps } from '../primitives/Heading.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import * as css from './application-list.css.ts';
import type { ListContent } from './content.ts';

/** A member's applications, newest first. */
export interface LoadedApplications {
  readonly applications: readonly ApplicationHistoryEntry[];
  /** How to get at earlier ones; null when these are all. */
  readonly more?: { readonly loading: boolean; readonly onMore: () => void } | null;
}

/** Props of {@link ApplicationList}. */
export interface ApplicationListProps {
  readonly content: ListContent<LoadedApplications>;
  /** Draws one of them. */
  readonly renderCard: (application: ApplicationHistoryEntry) => ReactNode;
  readonly onRetry: () => void;
  /** What an empty list offers to do: a Button or ButtonLink to the events. */
  readonly emptyAction?: ReactNode;
  /** Of what stands in place of the cards. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
}

const placeholders = [0, 1, 2];

/** The tab 'My Applications': past and present, with what was decided about each. */
export function ApplicationList({
  content,
  renderCard,
  onRetry,
  emptyAction,
  headingLevel = 3,
}: ApplicationListProps) {
  if (content.kind === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{eventsTexts.loadingApplications}</VisuallyHidden>
        <div className={css.list}>
          {placeholders.map((place) => (
            <ApplicationCardSkeleton key={place} />
          ))}
        </div>
      </div>
    );
  }
  if (content.kind === 'failed') {
    const { kind: _, ...error } = content;
    return <ErrorState {...error} headingLevel={headingLevel} onRetry={onRetry} />;
  }
  if (content.applications.length === 0) {
    return (
      <EmptyState
        drawing={<FirstStepDrawing />}
        title={eventsTexts.applicationsEmptyTitle}
        body={eventsTexts.applicationsEmptyBody}
        action={emptyAction}
        headingLevel={headingLevel}
      />
    );
  }
  return (
    <>
      <ul aria-label={eventsTexts.myApplications} className={css.list}>
        {content.applications.map((application) => (
          <li key={application.id} className={css.cell}>
            {renderCard(application)}
          </li>
        ))}
      </ul>
      {content.more ? (
        <Button
          variant="secondary"
          className={css.more}
          busy={content.more.loading}
          onPress={content.more.onMore}
        >
          {eventsTexts.moreApplications}
        </Button>
      ) : null}
    </>
  );
}
