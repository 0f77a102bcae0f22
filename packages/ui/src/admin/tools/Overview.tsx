import { type AdminSection, adminSectionHref } from '@sorella/core/domain/administration/sections';
import type { AdminOverview } from '@sorella/core/domain/entities/admin';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { formatShortDate } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import { adminPlaceTexts } from '@sorella/core/notices/texts/admin-place.texts';
import { adminOverviewTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useId } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import { NavigationLink } from '../../primitives/navigation.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { cx } from '../../styles/cx.ts';
import { ServiceNotes } from './ServiceNotes.tsx';
import * as css from './tools.css.ts';

const NEXT_EVENTS = 3;
/** Nobody waits among them: access comes with an event application. They stand last, and plain. */
const NEW_MEMBERS = `${adminSectionHref('members')}?status=pending`;

/** Milliseconds since the first of them began to wait; below zero where nothing does, which stands last. */
const ageOf = ({ oldest }: { readonly oldest: string | null }, now: number) =>
  oldest === null ? -1 : Math.max(0, now - Date.parse(oldest));

/** Props of {@link Overview}. */
export interface OverviewProps {
  readonly overview: AdminOverview;
  /** What is open to her: of the rest nothing is told. */
  readonly sections: ReadonlySet<AdminSection>;
  /** Milliseconds. */
  readonly now: number;
}

/** What waits and since when, how the next events fill, who came, and what money is awaited. */
export function Overview({ overview, sections, now }: OverviewProps) {
  const id = useId();
  const { approvals, bookings, applications, coffeeChats, refunds, reports, money, events } = overview;
  const age = ({ oldest }: typeof bookings) => {
    const since = oldest === null ? null : formatRelativeTime(oldest, now);
    return since === null
      ? adminOverviewTexts.nothingWaits
      : fillText(adminOverviewTexts.oldest, { age: since });
  };
  const waiting = [
    {
      section: 'applications',
      only: 'status=pending&',
      label: adminOverviewTexts.applications,
      of: applications,
    },
    { section: 'payment-desk', only: 'state=awaited&', label: adminOverviewTexts.bookings, of: bookings },
    {
      section: 'coffee-chats',
      only: 'status=pending&',
      label: adminOverviewTexts.coffeeChats,
      of: coffeeChats,
    },
    // What is open is what these list.
    { section: 'refunds', only: '', label: adminOverviewTexts.refunds, of: refunds },
    { section: 'reports', only: '', label: adminOverviewTexts.reports, of: reports },
  ] as const;
  const longestFirst = waiting
    .filter(({ section }) => sections.has(section))
    .toSorted((a, b) => ageOf(b.of, now) - ageOf(a.of, now));
  return (
    <div className={css.stack}>
      {sections.has('audit') ? <ServiceNotes overview={overview} now={now} /> : null}
      {longestFirst.length === 0 ? null : (
        <dl className={css.figures} aria-label={adminOverviewTexts.title}>
          {longestFirst.map(({ section, only, label, of }) => (
            <div key={section} className={cx(css.figure, of.waiting > 0 && css.figureWaits)}>
              <dt className={css.figureLabel}>
                <NavigationLink
                  // What is counted here, the longest wait first.
                  href={`${adminSectionHref(section)}?${only}order=oldest`}
                  className={css.figureLink}
                >
                  {label}
                </NavigationLink>
              </dt>
              <dd className={css.figureValue}>{of.waiting.toLocaleString('en-US')}</dd>
              <dd className={css.figureNote}>{age(of)}</dd>
            </div>
          ))}
          {/* Admins alone approve members. */}
          {sections.has('members') && sections.has('applications') ? (
            <div className={css.figure}>
              <dt className={css.figureLabel}>
                <NavigationLink href={NEW_MEMBERS} className={css.figureLink}>
                  {adminPlaceTexts.members}
                </NavigationLink>
              </dt>
              <dd className={css.figureValue}>{approvals.waiting.toLocaleString('en-US')}</dd>
              <dd className={css.figureNote}>{adminOverviewTexts.notLookedAt}</dd>
            </div>
          ) : null}
        </dl>
      )}
      {sections.has('payment-desk') ? (
        <dl className={css.figures} aria-label={adminPlaceTexts.moneyTitle}>
          <div className={css.figure}>
            <dt className={css.figureLabel}>{adminOverviewTexts.moneyAwaited}</dt>
            <dd className={css.figureValue}>{formatEuros(money.awaitedCents)}</dd>
          </div>
          <div className={css.figure}>
            <dt className={css.figureLabel}>{adminOverviewTexts.moneyConfirmed}</dt>
            <dd className={css.figureValue}>{formatEuros(money.confirmedCents)}</dd>
          </div>
        </dl>
      ) : null}
      <div className={css.graphs}>
        <section aria-labelledby={`${id}-fill`} className={css.graph}>
          <Heading level={2} className={css.graphTitle} id={`${id}-fill`}>
            {adminOverviewTexts.fillTitle}
          </Heading>
          {events.length === 0 ? (
            <Text size="small" tone="soft">
              {adminOverviewTexts.fillEmpty}
            </Text>
          ) : (
            events
              .slice(0, NEXT_EVENTS)
              .map(({ id: eventId, title, startTime, timeZone, attendeesCount, maxAttendees }) => (
                <div key={eventId} className={css.fillRow}>
                  <span className={css.fillWords}>
                    <span className={css.fillTitle}>
                      <TextLink href={eventPath(eventId)} className={css.fillLink}>
                        {title}
                      </TextLink>{' '}
                      <span className={css.fillDay}>{formatShortDate(startTime, timeZone)}</span>
                    </span>
                    <span className={css.fillSeats}>
                      {fillText(adminOverviewTexts.fill, { taken: attendeesCount, seats: maxAttendees })}
                    </span>
                  </span>
                  <progress
                    aria-label={title}
                    className={css.meter}
                    value={attendeesCount}
                    max={maxAttendees}
                  />
                </div>
              ))
          )}
        </section>
        {sections.has('members') ? (
          <section aria-labelledby={`${id}-members`} className={css.graph}>
            <Heading level={2} className={css.graphTitle} id={`${id}-members`}>
              {adminOverviewTexts.newMembersTitle}
            </Heading>
            <NewMembers weeks={overview.newMembers} />
          </section>
        ) : null}
      </div>
    </div>
  );
}

const HEIGHT = 64;
const STEP = 20;

/** Twelve weeks as columns, and the same as a table. */
function NewMembers({ weeks }: { weeks: AdminOverview['newMembers'] }) {
  const top = Math.max(0, ...weeks.map(({ members }) => members));
  const most = Math.max(1, top);
  const first = weeks.at(0);
  const last = weeks.at(-1);
  const sum = weeks.reduce((total, { members }) => total + members, 0);
  const nameOf = (week: string) =>
    fillText(adminOverviewTexts.week, { date: formatShortDate(week, 'UTC') ?? '' });
  return (
    <div className={css.stack}>
      <div className={css.chart}>
        <span>{fillText(adminOverviewTexts.most, { n: top })}</span>
        <svg
          role="img"
          aria-label={fillText(adminOverviewTexts.inTwelveWeeks, { n: sum })}
          viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={css.columns}
        >
          {weeks.map(({ week, members }, index) => {
            const height = members === 0 ? 2 : Math.max(4, (members / most) * HEIGHT);
            return (
              <rect
                key={week}
                className={members === 0 ? css.columnEmpty : css.column}
                x={index * STEP + 3}
                y={HEIGHT - height}
                width={STEP - 6}
                height={height}
              >
                <title>{`${nameOf(week)}: ${members}`}</title>
              </rect>
            );
          })}
        </svg>
        {first && last ? (
          <span className={css.chartWeeks}>
            <span>{nameOf(first.week)}</span>
            <span>{nameOf(last.week)}</span>
          </span>
        ) : null}
      </div>
      <details className={css.details}>
        <summary className={css.summary}>
          {fillText(adminOverviewTexts.inTwelveWeeks, { n: sum })} · {adminOverviewTexts.asTable}
        </summary>
        <table className={css.smallTable}>
          <thead>
            <tr>
              <th scope="col" className={css.name}>
                {adminOverviewTexts.weekColumn}
              </th>
              <th scope="col" className={css.number}>
                {adminOverviewTexts.membersColumn}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ week, members }) => (
              <tr key={week}>
                <th scope="row" className={css.name}>
                  {nameOf(week)}
                </th>
                <td className={css.number}>{members}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
