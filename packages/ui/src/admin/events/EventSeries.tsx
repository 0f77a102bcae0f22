import { eventPeopleHref } from '@sorella/core/domain/administration/sections';
import type { SeriesEvent } from '@sorella/core/domain/entities/event-series';
import {
  differingAfter,
  EVENT_REPEATS,
  type EventRepeat,
  MOST_REPEATS,
  repeatedStarts,
} from '@sorella/core/domain/events/event-series';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { utcToZoned } from '@sorella/core/domain/geography/zoned-time';
import { fillText } from '@sorella/core/notices/notice';
import { eventSeriesTexts as texts } from '@sorella/core/notices/texts/event-series.texts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { KeptPlace } from '../../primitives/KeptPlace.tsx';
import { Select } from '../../primitives/Select.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import * as css from '../members/member-record.css.ts';

/** Props of {@link EventSeries}. */
export interface EventSeriesProps {
  /** The event that is looked at. */
  readonly eventId: string;
  /** It and the others of its series, by time. */
  readonly series: readonly SeriesEvent[];
  /** Milliseconds. */
  readonly now: number;
  readonly creating: boolean;
  readonly following: boolean;
  /** ISO 8601, at least one, all of them to come. */
  readonly onCreate: (details: { starts: readonly string[] }) => void;
  /** Has those that follow say the same as this one. */
  readonly onFollow: () => void;
}

/** What a date says differently than the one that is looked at, each word once. */
export const differingWords = ({ differsIn }: SeriesEvent): string =>
  [...new Set(differsIn.map((field) => texts.fields[field]))].join(', ');

const isRepeat = (value: string): value is EventRepeat => EVENT_REPEATS.some((repeat) => repeat === value);

function SeriesRow({ event, isHere }: { readonly event: SeriesEvent; readonly isHere: boolean }) {
  const date = formatDateTime(event.startTime, event.timeZone) ?? '';
  return (
    <li className={css.row}>
      <span className={css.words}>
        <span className={css.badges}>
          {isHere ? <strong>{date}</strong> : <TextLink href={eventPeopleHref(event.id)}>{date}</TextLink>}
          {isHere ? <Badge>{texts.here}</Badge> : null}
          {event.isCancelled ? <Badge tone="bad">{texts.cancelled}</Badge> : null}
          {event.publishedAt === null ? <Badge>{texts.draft}</Badge> : null}
          {event.differsIn.length > 0 && !event.isCancelled ? (
            <Badge tone="warn">{fillText(texts.differs, { fields: differingWords(event) })}</Badge>
          ) : null}
        </span>
        <span className={css.soft}>
          {fillText(texts.seats, { taken: event.attendeesCount, seats: event.maxAttendees })}
        </span>
      </span>
    </li>
  );
}

/** By which rule more dates are made, and which of them. */
function SeriesForm({
  here,
  series,
  now,
  creating,
  onCreate,
}: Pick<EventSeriesProps, 'series' | 'now' | 'creating' | 'onCreate'> & {
  readonly here: SeriesEvent | undefined;
}) {
  const [repeat, setRepeat] = useState<EventRepeat>('weekly');
  const [text, setText] = useState('4');
  // All that are offered are chosen, until some are made, now or before: then none of the next is.
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [made, setMade] = useState({ dates: series.length, some: series.length > 1 });
  const [checked, setChecked] = useState(false);
  const offerAnew = (some: boolean) => {
    setMade({ dates: series.length, some });
    setTurned(new Set());
    setChecked(false);
  };
  if (series.length > made.dates) offerAnew(true);
  const input = useRef<HTMLInputElement>(null);
  const limits = { most: MOST_REPEATS };
  const count = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  const isCount = count >= 1 && count <= MOST_REPEATS;
  const dayOf = (start: string) => utcToZoned(start, here?.timeZone ?? 'UTC')?.slice(0, 10);
  const known = new Set(series.map(({ startTime }) => dayOf(startTime)));
  // Further than asked for: what is over is none of them, nor a day that the series has, at whatever hour.
  const further = count + known.size + MOST_REPEATS;
  const starts = (here && isCount ? repeatedStarts(here, repeat, further) : [])
    .filter((start) => Date.parse(start) > now && !known.has(dayOf(start)))
    .slice(0, count);
  const isChosen = (start: string) => turned.has(start) === made.some;
  const chosen = starts.filter(isChosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isCount) input.current?.focus();
    else if (chosen.length > 0 && !creating) onCreate({ starts: chosen });
  };
  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <Field label={texts.how} className={css.choice}>
        {(control) => (
          <Select
            {...control}
            value={repeat}
            options={EVENT_REPEATS.map((value) => ({ value, label: texts[value] }))}
            onValueChange={(value) => {
              if (isRepeat(value)) setRepeat(value);
              offerAnew(false);
            }}
          />
        )}
      </Field>
      <Field
        label={texts.count}
        className={css.choice}
        hint={fillText(texts.countHint, limits)}
        {...((checked || text.length > 1) && !isCount && { error: fillText(texts.countWrong, limits) })}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onValueChange={(value) => {
              setText(value);
              if (made.some) offerAnew(false);
            }}
          />
        )}
      </Field>
      {starts.length > 0 ? (
        <fieldset className={css.dates}>
          <legend>{texts.dates}</legend>
          <Text size="small" tone="soft">
            {made.some ? texts.moreDatesHint : texts.datesHint}
          </Text>
          {starts.map((start) => (
            <Checkbox
              key={start}
              checked={isChosen(start)}
              onCheckedChange={() =>
                setTurned((current) => {
                  const next = new Set(current);
                  if (!next.delete(start)) next.add(start);
                  return next;
                })
              }
            >
              {formatDateTime(start, here?.timeZone ?? 'UTC') ?? start}
            </Checkbox>
          ))}
        </fieldset>
      ) : isCount ? (
        <Text size="small">{texts.pastDates}</Text>
      ) : null}
      <p role="status">
        {checked && isCount && starts.length > 0 && chosen.length === 0 ? texts.noDates : null}
      </p>
      <Inline>
        <Button type="submit" variant="secondary" busy={creating} busyLabel={texts.creating}>
          {chosen.length === 0
            ? texts.createNone
            : chosen.length === 1
              ? texts.createOne
              : fillText(texts.create, { n: chosen.length })}
        </Button>
      </Inline>
    </form>
  );
}

/** The dates of an event that repeats, more of them, and what those that follow say. */
export function EventSeries({
  eventId,
  series,
  now,
  creating,
  following,
  onCreate,
  onFollow,
}: EventSeriesProps) {
  const id = useId();
  const here = series.find((event) => event.id === eventId);
  const isCancelled = here?.isCancelled ?? false;
  const differing = isCancelled ? 0 : differingAfter(series, eventId, now).length;
  // What is called off is not repeated, and nothing follows what it says.
  if (isCancelled && series.length === 1) return null;
  return (
    <Surface as="section" aria-labelledby={id}>
      <div className={css.part}>
        <Heading level={2} size="card" id={id}>
          {texts.title}
        </Heading>
        <Text size="small" tone="soft">
          {isCancelled ? texts.leadCancelled : texts.lead}
        </Text>
        {series.length > 1 ? (
          <KeptPlace>
            <div className={css.part}>
              {differing > 0 ? (
                <StatusNote
                  tone="warn"
                  title={
                    differing === 1 ? texts.followTitleOne : fillText(texts.followTitle, { n: differing })
                  }
                  actions={
                    <Button
                      size="small"
                      variant="secondary"
                      busy={following}
                      busyLabel={texts.following}
                      onPress={onFollow}
                    >
                      {texts.follow}
                    </Button>
                  }
                >
                  {texts.followBody}
                </StatusNote>
              ) : null}
              <ul className={css.list} aria-label={texts.list}>
                {series.map((event) => (
                  <SeriesRow
                    key={event.id}
                    event={isCancelled ? { ...event, differsIn: [] } : event}
                    isHere={event.id === eventId}
                  />
                ))}
              </ul>
            </div>
          </KeptPlace>
        ) : null}
        {isCancelled ? null : (
          <SeriesForm here={here} series={series} now={now} creating={creating} onCreate={onCreate} />
        )}
      </div>
    </Surface>
  );
}
