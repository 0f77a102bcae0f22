import { describeProposedTimes, haveTimesPassed } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import type { CoffeeChatRequest } from '@sorella/core/domain/entities/coffee-chat';
import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import {
  formatLongDate,
  formatShortDate,
  formatTime,
  zoneAbbreviation,
} from '@sorella/core/domain/events/event-time';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import {
  coffeeChatStatusTexts,
  coffeeChatsTexts as texts,
} from '@sorella/core/notices/texts/coffee-chats.texts';
import { unbroken } from '@sorella/core/notices/unbroken';
import { CalendarPlus } from 'lucide';
import { useId, useRef } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import type { HeadingProps } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { cx } from '../../styles/cx.ts';
import { ProgressSteps } from '../progress-steps/ProgressSteps.tsx';
import { CoffeeChatHead, ownWords, receivedWords } from './CoffeeChatHead.tsx';
import * as css from './coffee-chat-card.css.ts';
import { ProposedTimes } from './ProposedTimes.tsx';

/** Props of {@link CoffeeChatCard}. */
export interface CoffeeChatCardProps {
  readonly request: CoffeeChatRequest;
  /** The other side, as members see each other (A-54); null for an open request. */
  readonly person: PublicProfile | null;
  /** Whether the member asked or was asked. */
  readonly side: 'own' | 'received';
  /** IANA name: by whose clock the times are told. */
  readonly zone: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly cancelling?: boolean;
  /** The entry for the calendar is being made. */
  readonly preparing?: boolean;
  /** Asked for once per press; whether the member is sure, whoever listens asks. */
  readonly onCancel?: (details: { request: CoffeeChatRequest }) => void;
  readonly onAddToCalendar?: (details: { request: CoffeeChatRequest }) => void;
  /** The level in the page's outline. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
}

const TONES = {
  pending: 'warn',
  accepted: 'good',
  rejected: 'bad',
  completed: 'neutral',
  cancelled: 'neutral',
} as const;

/** What happens next with a request of one's own that waits (A-60). */
const waitingSteps = ({ recipientId }: CoffeeChatRequest, person: PublicProfile | null) => [
  texts.stepSent,
  recipientId === null
    ? texts.stepOpen
    : fillText(texts.stepPerson, { name: person?.firstName?.trim() || texts.someone }),
  texts.stepMeet,
];

/** A coffee chat with its status, its times, and what can be done about it (R-200, R-212, R-214, A-60). */
export function CoffeeChatCard({
  request,
  person,
  side,
  zone,
  now,
  cancelling = false,
  preparing = false,
  onCancel,
  onAddToCalendar,
  headingLevel = 3,
}: CoffeeChatCardProps) {
  const id = useId();
  // A cancelled one offers nothing more: who stood on it stays there.
  const root = useRef<HTMLElement>(null);
  useKeptFocus({ part: () => root.current, next: () => root.current });
  const { status, selectedDate, message, createdAt } = request;
  const days = describeProposedTimes(request.proposedDates, zone, now);
  const isWaiting = status === 'pending';
  const isOver = !isWaiting && status !== 'accepted';
  const isLate = isWaiting && haveTimesPassed(request.proposedDates, now);
  const agreed = status === 'accepted' || status === 'completed' ? selectedDate : null;
  const sent = formatShortDate(createdAt, zone);
  const isAccepted = status === 'accepted';
  const name = person && (person.firstName?.trim() || fullName(person));
  return (
    <article ref={root} tabIndex={-1} className={cx(css.root, isOver && css.over)} aria-labelledby={id}>
      <CoffeeChatHead
        id={id}
        person={person}
        words={side === 'own' ? ownWords(person, request.recipientId) : receivedWords(person)}
        status={
          <Badge tone={TONES[status]} {...(status === 'cancelled' && { className: css.cancelled })}>
            {coffeeChatStatusTexts[status]}
          </Badge>
        }
        headingLevel={headingLevel}
      />
      {message ? <p className={css.message}>{message}</p> : null}
      {agreed === null ? (
        <ProposedTimes
          days={days}
          zone={zoneAbbreviation(request.proposedDates[0] ?? createdAt, zone)}
          over={isOver}
        />
      ) : (
        <div className={css.agreed}>
          <Text size="small">{texts.selectedTime}</Text>
          <Text weight="strong">
            {`${formatLongDate(agreed, zone) ?? ''}, ${unbroken(`${formatTime(agreed, zone) ?? ''} ${zoneAbbreviation(agreed, zone) ?? ''}`)}`}
          </Text>
        </div>
      )}
      {isWaiting && !isLate && side === 'own' ? (
        <ProgressSteps steps={waitingSteps(request, person)} />
      ) : null}
      {isLate ? (
        <Text size="small" tone="warn">
          {texts.timesPassed}
        </Text>
      ) : null}
      {/* An organizer may accept without either (R-215). */}
      {isAccepted && request.recipientId === null ? (
        <Text size="small">{texts.acceptedOpen}</Text>
      ) : isAccepted && agreed === null && name ? (
        <Text size="small">{fillText(texts.acceptedUntimed, { name })}</Text>
      ) : agreed !== null && isAccepted && name && Date.parse(agreed) > now ? (
        <Text size="small" tone="soft">
          {fillText(texts.cannotMeet, { name })}
        </Text>
      ) : null}
      <div className={css.foot}>
        <Text size="small" tone="soft" numeric>
          {sent === null ? '' : fillText(texts.sentOn, { date: unbroken(sent) })}
        </Text>
        {isWaiting && onCancel ? (
          <Button
            variant="secondary"
            size="small"
            busy={cancelling}
            busyLabel={texts.cancelling}
            aria-describedby={id}
            onPress={() => onCancel({ request })}
          >
            {texts.cancelRequest}
          </Button>
        ) : null}
        {isAccepted ? (
          <div className={css.buttons}>
            {/* Where to meet, and what came up: an accepted chat is changed by the two themselves (R-214). */}
            {person && name ? (
              <ButtonLink variant="secondary" size="small" href={`/messages/${person.id}`}>
                {fillText(texts.message, { name })}
              </ButtonLink>
            ) : null}
            {selectedDate !== null && onAddToCalendar ? (
              <Button
                variant="secondary"
                size="small"
                icon={<Icon drawing={CalendarPlus} size={18} />}
                busy={preparing}
                busyLabel={texts.addingToCalendar}
                aria-describedby={id}
                onPress={() => onAddToCalendar({ request })}
              >
                {texts.addToCalendar}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </article>
  );
}
