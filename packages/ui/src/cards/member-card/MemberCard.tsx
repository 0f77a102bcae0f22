import type { MemberCard as Member } from '@sorella/core/domain/entities/safety';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { Flag, MessageCircle, UserX } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './member-card.css.ts';

/** Props of {@link MemberCard}. */
export interface MemberCardProps {
  readonly member: Member;
  /** False where the name stands above it already, as in a window. */
  readonly named?: boolean;
  readonly onBlock: () => void;
  readonly onReport: () => void;
  /** The link to the conversation is followed. */
  readonly onMessage?: () => void;
}

/** What members see of each other, what the two share, and what can be done. */
export function MemberCard({ member, named = true, onBlock, onReport, onMessage }: MemberCardProps) {
  const name = fullName(member);
  const interests = member.sharedInterests;
  const events = member.sharedEvents;
  return (
    <Stack gap="5">
      <div className={css.head}>
        <Avatar name={name} seed={member.id} photoUrl={member.avatarUrl} size="huge" decorative />
        <Stack gap="1">
          {named ? (
            <Heading level={2} size="card">
              {name}
            </Heading>
          ) : null}
          {member.title ? <Text tone="soft">{member.title}</Text> : null}
        </Stack>
      </div>
      {member.bio ? <Text className={css.bio}>{member.bio}</Text> : null}
      {interests.length > 0 ? (
        <Shared title={safetyTexts.sharedInterests}>
          {interests.map((interest) => (
            <li key={interest} className={css.interest}>
              {interest}
            </li>
          ))}
        </Shared>
      ) : null}
      {events.length > 0 ? (
        <Shared title={safetyTexts.sharedEvents}>
          {[...new Set(events)].map((title) => (
            <li key={title} className={css.event}>
              {title}
            </li>
          ))}
        </Shared>
      ) : null}
      <Stack gap="3">
        {member.mayMessage ? (
          <ButtonLink
            full
            href={`/messages/${member.id}`}
            icon={<Icon drawing={MessageCircle} size={18} />}
            {...(onMessage && { onPress: onMessage })}
          >
            {safetyTexts.message}
          </ButtonLink>
        ) : null}
        <Inline gap="2" justify="center">
          <Button
            variant="quiet"
            size="small"
            icon={<Icon drawing={UserX} size={16} />}
            aria-label={`${safetyTexts.block} ${name}`}
            onPress={onBlock}
          >
            {safetyTexts.block}
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={<Icon drawing={Flag} size={16} />}
            aria-label={fillText(safetyTexts.reportName, { name })}
            onPress={onReport}
          >
            {safetyTexts.report}
          </Button>
        </Inline>
      </Stack>
    </Stack>
  );
}

function Shared({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="2">
      <Text size="small" weight="strong">
        {title}
      </Text>
      <ul className={css.list}>{children}</ul>
    </Stack>
  );
}
