import type { ApplicationHistoryEntry } from '@sorella/core/domain/entities/application';
import { APPLICATION_GROUPS, applicationGroup } from '@sorella/core/domain/events/application-groups';
import { eventsTexts } from '@sorella/core/notices/texts/events.texts';
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
import { GroupedList } from './GroupedList.tsx';

/** A member's applications, newest first: the list keeps that order within its groups. */
export interface LoadedApplications {
  readonly applications: readonly ApplicationHistoryEntry[];
  /** How to get at earlier ones; null when these are all. */
  readonly more?: { readonly loading: boolean; readonly onMore: () => void } | null;
}

/** Props of {@link ApplicationList}. */
export interface ApplicationListProps {
  readonly content: ListContent<LoadedApplications>;
  /** Draws one of them, its title at a level of the page's outline. */
  readonly renderCard: (
    application: ApplicationHistoryEntry,
    headingLevel: NonNullable<HeadingProps['level']>,
  ) => ReactNode;
  /** Milliseconds since 1970: what is over by now. */
  readonly now: number;
  /** Applications that keep their place in *To do* though she has said that they are paid. Default none. */
  readonly staying?: ReadonlySet<string>;
  readonly onRetry: () => void;
  /** What an empty list offers to do: a Button or ButtonLink to the events. */
  readonly emptyAction?: ReactNode;
  /** Of the groups' headings, and of what stands in place of the cards. Default 2. */
  readonly headingLevel?: 2 | 3;
}

const placeholders = [0, 1, 2];

/** The tab 'My Applications': past and present, with what was decided about each, what needs her first. */
export function ApplicationList({
  content,
  renderCard,
  now,
  staying,
  onRetry,
  emptyAction,
  headingLevel = 2,
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
      <GroupedList
        label={eventsTexts.myApplications}
        items={content.applications}
        groups={APPLICATION_GROUPS}
        groupOf={(application) => {
          const isStaying = application.status === 'pending' && staying?.has(application.id);
          return applicationGroup(isStaying ? { ...application, paidStatedAt: null } : application, now);
        }}
        titles={eventsTexts.applicationGroups}
        headingLevel={headingLevel}
        className={css.list}
      >
        {(application) => renderCard(application, headingLevel === 2 ? 3 : 4)}
      </GroupedList>
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
