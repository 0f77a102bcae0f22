import type { EventPeople, EventPerson } from '@sorella/core/domain/entities/event-people';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { formatTime } from '@sorella/core/domain/events/event-time';
import {
  GUEST_GROUPS,
  type GuestGroup,
  groupGuests,
  isGuestFound,
} from '@sorella/core/domain/events/guest-list';
import { fullName } from '@sorella/core/domain/profile/names';
import { phoneHref } from '@sorella/core/domain/profile/phone';
import { fillText } from '@sorella/core/notices/notice';
import { guestListTexts } from '@sorella/core/notices/texts/admin-events.texts';
import { Check, Download, Mail, Printer } from 'lucide';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { AllDoneDrawing } from '../../art/drawings/AllDoneDrawing.tsx';
import { SearchDrawing } from '../../art/drawings/SearchDrawing.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { DOUBLE_PRESS_MS } from '../../primitives/left-over-press.ts';
import { SearchField } from '../../primitives/SearchField.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { TabRow, tabPanelProps } from '../../primitives/TabRow.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { ReceivedNote } from '../tools/ReceivedNote.tsx';
import * as css from './guest-list.css.ts';

/** Props of {@link GuestList}. */
export interface GuestListProps extends EventPeople {
  /** Applications whose tick is on its way, or waits on this device for a connection. */
  readonly unsent: ReadonlyMap<string, 'sending' | 'waiting'>;
  /** Where those who wait are decided about; null where she may not. */
  readonly decideHref: string | null;
  /** Where a member's record stands; null where she may not read it. */
  readonly memberHref: ((userId: string) => string) | null;
  readonly onArrival: (details: { person: EventPerson; isHere: boolean }) => void;
  /** Writing to them, drawn when it is asked for. */
  readonly messages: ReactNode;
  readonly onPrint: () => void;
  readonly onExport: () => void;
}

const UNSENT = { sending: guestListTexts.sending, waiting: guestListTexts.unsent } as const;

const EMPTY: Readonly<Record<GuestGroup, string>> = {
  coming: guestListTexts.nobodyComes,
  pending: guestListTexts.nobodyWaits,
  refused: guestListTexts.nobodyRefused,
};

function Arrival({
  person,
  zone,
  unsent,
  onArrival,
}: Pick<GuestListProps, 'onArrival'> & {
  person: EventPerson;
  zone: string;
  unsent: 'sending' | 'waiting' | null;
}) {
  const name = fullName(person);
  const { arrivedAt } = person;
  // The second half of a double press takes nothing back: of clicks the browser counts them, of keys nobody does.
  const isJustPressed = useRef(false);
  const press = ({ detail }: MouseEvent) => {
    if (detail > 1 || (detail === 0 && isJustPressed.current)) return;
    isJustPressed.current = true;
    setTimeout(() => {
      isJustPressed.current = false;
    }, DOUBLE_PRESS_MS);
    onArrival({ person, isHere: arrivedAt === null });
  };
  return (
    <span className={css.arrival}>
      <button
        type="button"
        aria-pressed={arrivedAt !== null}
        aria-label={fillText(arrivedAt === null ? guestListTexts.checkInOf : guestListTexts.markHereOf, {
          name,
        })}
        className={css.tick}
        onClick={press}
      >
        {arrivedAt === null ? (
          guestListTexts.checkIn
        ) : (
          <>
            <Icon drawing={Check} size={18} strokeWidth={2.5} />
            {guestListTexts.markHere}
          </>
        )}
      </button>
      {arrivedAt === null ? null : (
        <span className={css.soft}>
          {unsent === null
            ? fillText(guestListTexts.hereSince, { time: formatTime(arrivedAt, zone) ?? '' })
            : UNSENT[unsent]}
        </span>
      )}
    </span>
  );
}

function Guest({
  person,
  zone,
  unsent,
  memberHref,
  onArrival,
}: Pick<GuestListProps, 'memberHref' | 'onArrival'> & {
  person: EventPerson;
  zone: string;
  /** Null once the tick has been sent. */
  unsent: 'sending' | 'waiting' | null;
}) {
  const { status, phone, email, reference, isCancelled, adminNotes } = person;
  const name = fullName(person);
  return (
    <li className={css.guest}>
      <Avatar name={name} seed={person.userId} photoUrl={person.avatarUrl} decorative />
      <span className={css.words}>
        <span className={css.name}>
          {memberHref === null ? name : <TextLink href={memberHref(person.userId)}>{name}</TextLink>}
        </span>
        <span className={css.facts}>
          {phone === null ? (
            <span>{guestListTexts.noPhone}</span>
          ) : (
            <TextLink href={phoneHref(phone)}>{phone}</TextLink>
          )}
          {email === null ? null : <TextLink href={`mailto:${email}`}>{email}</TextLink>}
          <span className={css.reference}>{reference}</span>
        </span>
        <ReceivedNote
          amountCents={person.paymentAmountCents}
          received={person.received}
          paidStatedAt={person.paidStatedAt}
          zone={zone}
          isApproved={status === 'approved'}
        />
        {status === 'denied' && adminNotes !== null && isCancelled !== true ? (
          <q className={css.soft}>{adminNotes}</q>
        ) : null}
      </span>
      {status === 'approved' ? (
        <Arrival person={person} zone={zone} unsent={unsent} onArrival={onArrival} />
      ) : status === 'denied' ? (
        <Badge tone={isCancelled ? 'neutral' : 'bad'}>
          {isCancelled ? guestListTexts.cancelled : guestListTexts.denied}
        </Badge>
      ) : null}
    </li>
  );
}

/** How many have a seat, are here, and wait. */
function GuestCounts({
  event,
  groups,
  decideHref,
}: Pick<GuestListProps, 'event' | 'decideHref'> & { groups: ReturnType<typeof groupGuests> }) {
  const here = groups.coming.filter(({ arrivedAt }) => arrivedAt !== null).length;
  const waiting = groups.pending.length;
  const seats = fillText(guestListTexts.seats, { taken: event.attendeesCount, seats: event.maxAttendees });
  return (
    <div className={css.counts}>
      <p className={css.count}>{seats}</p>
      <progress
        aria-label={seats}
        className={css.meter}
        value={event.attendeesCount}
        max={Math.max(1, event.maxAttendees)}
      />
      <p className={css.count} role="status">
        {fillText(guestListTexts.here, { n: here, seats: groups.coming.length })}
      </p>
      {waiting === 0 ? null : (
        <p className={css.count}>
          {waiting === 1 ? guestListTexts.oneWaits : fillText(guestListTexts.waiting, { n: waiting })}{' '}
          {decideHref === null ? null : <TextLink href={decideHref}>{guestListTexts.decide}</TextLink>}
        </p>
      )}
    </div>
  );
}

function GuestButtons({
  eventId,
  writing,
  onWrite,
  onPrint,
  onExport,
}: Pick<GuestListProps, 'onPrint' | 'onExport'> & {
  eventId: string;
  writing: boolean;
  onWrite: () => void;
}) {
  return (
    <div className={css.buttons}>
      <ButtonLink href={eventPath(eventId)} variant="secondary" size="small">
        {guestListTexts.eventPage}
      </ButtonLink>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon drawing={Mail} size={18} />}
        aria-expanded={writing}
        onPress={onWrite}
      >
        {guestListTexts.write}
      </Button>
      <Button variant="secondary" size="small" icon={<Icon drawing={Printer} size={18} />} onPress={onPrint}>
        {guestListTexts.print}
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon drawing={Download} size={18} />}
        onPress={onExport}
      >
        {guestListTexts.export}
      </Button>
    </div>
  );
}

/** Who comes to an event, who waits, who does not: for the days before, and for the door. */
export function GuestList({
  event,
  people,
  total,
  unsent,
  decideHref,
  memberHref,
  onArrival,
  messages,
  onPrint,
  onExport,
}: GuestListProps) {
  const id = useId();
  const [group, setGroup] = useState<GuestGroup>('coming');
  const [search, setSearch] = useState('');
  const [writing, setWriting] = useState(false);
  const groups = groupGuests(people);
  const found = groups[group].filter((person) => isGuestFound(person, search));
  return (
    <div className={css.root}>
      {event.isDeleted ? <StatusNote tone="warn" title={guestListTexts.deleted} /> : null}
      <GuestCounts event={event} groups={groups} decideHref={decideHref} />
      <div className={css.tools}>
        <TabRow
          id={id}
          label={guestListTexts.title}
          value={group}
          onValueChange={setGroup}
          items={GUEST_GROUPS.map((value) => ({
            value,
            label: (
              <span className={css.tab}>
                <span>{guestListTexts[value]}</span>{' '}
                <span>({groups[value].length.toLocaleString('en-US')})</span>
              </span>
            ),
          }))}
        />
        <GuestButtons
          eventId={event.id}
          writing={writing}
          onWrite={() => setWriting(!writing)}
          onPrint={onPrint}
          onExport={onExport}
        />
      </div>
      {writing ? messages : null}
      <SearchField
        label={guestListTexts.search}
        placeholder={guestListTexts.searchHint}
        narrowHint
        value={search}
        onValueChange={setSearch}
        className={css.search}
      />
      <div {...tabPanelProps(id, group)}>
        {found.length > 0 ? (
          <ul className={css.list}>
            {found.map((person) => (
              <Guest
                key={person.id}
                person={person}
                zone={event.timeZone}
                unsent={unsent.get(person.id) ?? null}
                memberHref={memberHref}
                onArrival={onArrival}
              />
            ))}
          </ul>
        ) : search === '' ? (
          <EmptyState
            drawing={<AllDoneDrawing />}
            title={group === 'coming' && event.isDeleted ? guestListTexts.nobodyCame : EMPTY[group]}
            body={
              people.length > 0
                ? guestListTexts.inOtherGroups
                : event.isDeleted
                  ? guestListTexts.nobodyApplied
                  : guestListTexts.emptyBody
            }
            headingLevel={2}
          />
        ) : (
          <EmptyState
            drawing={<SearchDrawing />}
            title={guestListTexts.noMatch}
            body={guestListTexts.noMatchBody}
            headingLevel={2}
          />
        )}
      </div>
      {total > people.length ? (
        <p className={css.soft}>
          {fillText(guestListTexts.more, {
            n: people.length.toLocaleString('en-US'),
            total: total.toLocaleString('en-US'),
          })}
        </p>
      ) : null}
    </div>
  );
}
