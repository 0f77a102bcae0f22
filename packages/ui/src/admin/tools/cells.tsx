import type { Person } from '@sorella/core/domain/entities/person';
import { formatShortDate } from '@sorella/core/domain/events/event-time';
import { fullName, shortId } from '@sorella/core/domain/profile/names';
import { formatRelativeTime } from '@sorella/core/domain/relative-time';
import { fillText } from '@sorella/core/notices/notice';
import { pendingBookingsTexts } from '@sorella/core/notices/texts/admin.texts';
import { Fragment, type ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar.tsx';
import { TextLink } from '../../primitives/TextLink.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from '../table/table.css.ts';

/** Props of {@link PersonCell}. */
export interface PersonCellProps {
  readonly person: Person;
  /** Null while it cannot be had: a placeholder built from the id stands there. Without it, no address. */
  readonly email?: string | null;
  /** Where more of her stands; without it her name leads nowhere. */
  readonly href?: string;
  /** The table has little room: her address takes one line of it, however long it is. */
  readonly narrow?: boolean;
  /** Beside the name, such as a badge. */
  readonly badge?: ReactNode;
  /** More lines under the address. */
  readonly children?: ReactNode;
}

/** An address that breaks after its `@` and its periods rather than within a word. */
const breakable = (address: string) =>
  [...address.matchAll(/[^@.]+(?:[@.]|$)|[@.]/g)].map(({ index, 0: part }) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));

/** A member in a table: picture, name, address. */
export function PersonCell({ person, email, href, narrow = false, badge, children }: PersonCellProps) {
  const name = fullName(person);
  const address =
    email === null ? fillText(pendingBookingsTexts.placeholderEmail, { id: shortId(person.id) }) : email;
  return (
    <span className={css.person}>
      <Avatar name={name} seed={person.id} photoUrl={person.avatarUrl ?? null} decorative />
      <span className={css.lines}>
        <span className={css.buttons}>
          <span className={css.strong}>
            {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
          </span>
          {badge}
        </span>
        {address === undefined ? null : (
          <span className={cx(css.soft, narrow && css.cutAddress)} title={narrow ? address : undefined}>
            {breakable(address)}
          </span>
        )}
        {children}
      </span>
    </span>
  );
}

/** Props of {@link WhenCell}. */
export interface WhenCellProps {
  /** ISO 8601. */
  readonly at: string;
  /** Milliseconds. */
  readonly now: number;
  /** IANA name of the zone whose day it is; UTC by default. */
  readonly zone?: string;
  readonly className?: string;
}

/** How long ago, and on which day. */
export function WhenCell({ at, now, zone = 'UTC', className }: WhenCellProps) {
  return (
    <span className={cx(css.lines, css.whole, className)}>
      <time dateTime={at}>{formatRelativeTime(at, now)}</time>
      <span className={css.soft}>{formatShortDate(at, zone)}</span>
    </span>
  );
}
