import type { AdminOverview } from '@sorella/core/domain/entities/admin';
import { formatShortDate } from '@sorella/core/domain/events/event-time';
import { formatEuros } from '@sorella/core/domain/events/money';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import { adminOverviewTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useId } from 'react';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { ServiceNotes } from './ServiceNotes.tsx';
import * as css from './tools.css.ts';

/** Props of {@link Overview}. */
export interface OverviewProps {
  readonly overview: AdminOverview;
  /** Milliseconds. */
  readonly now: number;
}

/** What waits and since when, how the next events fill, who came, and what money is awaited. */
export function Overview({ overview, now }: OverviewProps) {
  const id = useId();
  const { bookings, applications, coffeeChats, refunds, reports, money, events } = overview;
  const age = ({ oldest }: typeof bookings) => {
    const since = oldest === null ? null : formatRelativeTime(oldest, now);
    return since === null
      ? adminOverviewTexts.nothingWaits
      : fillText(adminOverviewTexts.oldest, { age: since });
  };
  const waiting = [
    { label: adminOverviewTexts.applications, of: applications },
    { label: adminOverviewTexts.bookings, of: bookings },
    { label: adminOverviewTexts.coffeeChats, of: coffeeChats },
    { label: adminOverviewTexts.refunds, of: refunds },
    { label: adminOverviewTexts.reports, of: reports },
  ];
  return (
    <div className={css.stack}>
      <ServiceNotes overview={overview} now={now} />
      <dl className={css.figures} aria-label={adminOverviewTexts.title}>
        {waiting.map(({ label, of }) => (
          <div key={label} className={css.figure}>
            <dt className={css.figureLabel}>{label}</dt>
            <dd className={css.figureValue}>{of.waiting.toLocaleString('en-US')}</dd>
            <dd className={css.figureNote}>{age(of)}</dd>
          </div>
        ))}
        <div className={css.figure}>
          <dt className={css.figureLabel}>{adminOverviewTexts.moneyAwaited}</dt>
          <dd className={css.figureValue}>{formatEuros(money.awaitedCents)}</dd>
        </div>
        <div className={css.figure}>
          <dt className={css.figureLabel}>{adminOverviewTexts.moneyConfirmed}</dt>
          <dd className={css.figureValue}>{formatEuros(money.confirmedCents)}</dd>
        </div>
      </dl>
      <div className={css.graphs}>
        <section aria-labelledby={`${id}-fill`} className={css.graph}>
          <Heading level={3} className={css.graphTitle} id={`${id}-fill`}>
            {adminOverviewTexts.fillTitle}
          </Heading>
          {events.length === 0 ? (
            <Text size="small" tone="soft">
              {adminOverviewTexts.fillEmpty}
            </Text>
          ) : (
            events.map(({ id: eventId, title, startTime, timeZone, attendeesCount, maxAttendees }) => (
              <div key={eventId} className={css.fillRow}>
                <span className={css.fillWords}>
                  <span className={css.fillTitle}>
                    {title} · {formatShortDate(startTime, timeZone)}
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
        <section aria-labelledby={`${id}-members`} className={css.graph}>
          <Heading level={3} className={css.graphTitle} id={`${id}-members`}>
            {adminOverviewTexts.newMembersTitle}
          </Heading>
          <NewMembers weeks={overview.newMembers} />
        </section>
      </div>
    </div>
  );
}

const HEIGHT = 64;
const STEP = 20;

/** Twelve weeks as columns, and the same as a table. */
function NewMembers({ weeks }: { weeks: AdminOverview['newMembers'] }) {
  const most = Math.max(1, ...weeks.map(({ members }) => members));
  const sum = weeks.reduce((total, { members }) => total + members, 0);
  const nameOf = (week: string) =>
    fillText(adminOverviewTexts.week, { date: formatShortDate(week, 'UTC') ?? '' });
  return (
    <div className={css.stack}>
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
