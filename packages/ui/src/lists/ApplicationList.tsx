import type { ApplicationWithEvent } from '@sorella/core/domain';
import { eventsTexts } from '@sorella/core/notices';
import type { ReactNode } from 'react';
import { FirstStepDrawing } from '../art/drawings/FirstStepDrawing.tsx';
import { ApplicationCard } from '../cards/application-card/ApplicationCard.tsx';
import { ApplicationCardSkeleton } from '../cards/application-card/ApplicationCardSkeleton.tsx';
import { EmptyState } from '../empty-states/EmptyState.tsx';
import { ErrorState } from '../empty-states/ErrorState.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import * as css from './application-list.css.ts';
import type { ListContent } from './content.ts';

/** A member's applications, newest first. */
export interface LoadedApplications {
  readonly applications: readonly ApplicationWithEvent[];
}

/** Props of {@link ApplicationList}. */
export interface ApplicationListProps {
  readonly content: ListContent<LoadedApplications>;
  /** The application whose cancellation is under way. */
  readonly cancellingId?: string | null;
  readonly onCancel: (details: { application: ApplicationWithEvent }) => void;
  readonly onRetry: () => void;
  /** What an empty list offers to do: a Button or ButtonLink to the events. */
  readonly emptyAction?: ReactNode;
  /** Milliseconds; the clock by default. */
  readonly now?: number;
}

const placeholders = [0, 1, 2];

/** The tab 'My Applications': past and present, with what was decided about each. */
export function ApplicationList({
  content,
  cancellingId = null,
  onCancel,
  onRetry,
  emptyAction,
  now,
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
    return <ErrorState {...error} onRetry={onRetry} />;
  }
  if (content.applications.length === 0) {
    return (
      <EmptyState
        drawing={<FirstStepDrawing />}
        title={eventsTexts.applicationsEmptyTitle}
        body={eventsTexts.applicationsEmptyBody}
        action={emptyAction}
      />
    );
  }
  return (
    <ul aria-label={eventsTexts.myApplications} className={css.list}>
      {content.applications.map((application) => (
        <li key={application.id} className={css.cell}>
          <ApplicationCard
            application={application}
            cancelling={application.id === cancellingId}
            onCancel={onCancel}
            {...(now !== undefined && { now })}
          />
        </li>
      ))}
    </ul>
  );
}
