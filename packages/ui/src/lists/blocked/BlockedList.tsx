import type { BlockedMember } from '@sorella/core/domain/entities/safety';
import { formatShortDate } from '@sorella/core/domain/events/event-time';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { unbroken } from '@sorella/core/notices/unbroken';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './blocked-list.css.ts';

/** Props of {@link BlockedList}. */
export interface BlockedListProps {
  readonly members: readonly BlockedMember[];
  /** Whose unblocking is under way. */
  readonly unblocking: string | null;
  readonly onUnblock: (member: BlockedMember) => void;
}

/** Whom a member has blocked. */
export function BlockedList({ members, unblocking, onUnblock }: BlockedListProps) {
  return (
    <ul className={css.list}>
      {members.map((member) => {
        const name = fullName(member);
        const date = formatShortDate(member.blockedAt, 'UTC');
        return (
          <li key={member.userId} className={css.row}>
            <Avatar name={name} seed={member.userId} photoUrl={member.avatarUrl} decorative />
            <div className={css.words}>
              <Text weight="strong">{name}</Text>
              {date === null ? null : (
                <Text size="hint" tone="soft">
                  {fillText(safetyTexts.blockedOn, { date: unbroken(date) })}
                </Text>
              )}
            </div>
            <Button
              variant="quiet"
              size="small"
              busy={unblocking === member.userId}
              onPress={() => onUnblock(member)}
            >
              {safetyTexts.unblock} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Stands where the list comes. */
export function BlockedListSkeleton() {
  return (
    <div role="status" aria-busy="true" className={css.list}>
      <VisuallyHidden>{safetyTexts.loadingBlocked}</VisuallyHidden>
      {[1, 2].map((row) => (
        <div key={row} className={css.row}>
          <Skeleton shape="circle" width="44px" height="44px" />
          <Skeleton shape="text" width="60%" />
        </div>
      ))}
    </div>
  );
}
