import { describeProposedTimes } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import type { CoffeeChatRequest } from '@sorella/core/domain/entities/coffee-chat';
import type { PublicProfile } from '@sorella/core/domain/entities/profile';
import { fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { useId, useState } from 'react';
import { TimeChip } from '../../forms/coffee-chat/TimeChip.tsx';
import { Button } from '../../primitives/Button.tsx';
import type { HeadingProps } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { CoffeeChatHead, receivedWords } from './CoffeeChatHead.tsx';
import * as css from './coffee-chat-card.css.ts';

/** Props of {@link CoffeeChatInvitation}. */
export interface CoffeeChatInvitationProps {
  readonly request: CoffeeChatRequest;
  /** Who asks; null once her account is gone. */
  readonly person: PublicProfile | null;
  /** IANA name: by whose clock the times are told. */
  readonly zone: string;
  /** The zone in words, such as 'Europe/Berlin (CET)'. */
  readonly zoneLabel: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly busy?: 'accepting' | 'declining' | null;
  readonly onAccept: (details: { request: CoffeeChatRequest; chosenDate: string }) => void;
  /** Asked for once per press; whether the member is sure, whoever listens asks. */
  readonly onDecline: (details: { request: CoffeeChatRequest }) => void;
  /** The level in the page's outline. Default 3. */
  readonly headingLevel?: HeadingProps['level'];
}

/** Somebody asks the member for a coffee chat: one of the times is picked, or it is declined. */
export function CoffeeChatInvitation({
  request,
  person,
  zone,
  zoneLabel,
  now,
  busy = null,
  onAccept,
  onDecline,
  headingLevel = 3,
}: CoffeeChatInvitationProps) {
  const id = useId();
  const days = describeProposedTimes(request.proposedDates, zone, now);
  const open = days.flatMap(({ times }) => times).filter(({ isPast }) => !isPast);
  const [picked, setPicked] = useState<string | null>(null);
  // What has passed since it was picked is picked no more; where there is one time, nothing needs picking.
  const chosen =
    open.length === 1 ? (open[0]?.at ?? null) : (open.find(({ at }) => at === picked)?.at ?? null);
  return (
    <article className={css.root} aria-labelledby={id}>
      <CoffeeChatHead
        id={id}
        person={person}
        words={receivedWords(person)}
        status={null}
        headingLevel={headingLevel}
      />
      {request.message ? <p className={css.message}>{request.message}</p> : null}
      <fieldset className={css.choices} aria-label={texts.pickTime}>
        {days.map(({ day, label, times }) => (
          <div key={day} className={css.day}>
            <span className={css.dayLabel}>{label}</span>
            <div className={css.times}>
              {times.map(({ at, label: time, isPast }) => (
                <TimeChip
                  key={at}
                  kind="radio"
                  day={label}
                  name={id}
                  checked={at === chosen}
                  disabled={isPast || busy !== null}
                  onChange={() => setPicked(at)}
                >
                  {time}
                </TimeChip>
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <Text size="small" tone={open.length === 0 ? 'warn' : 'soft'}>
        {open.length === 0 ? texts.timesPassed : fillText(texts.zoneElsewhere, { zone: zoneLabel })}
      </Text>
      <div className={css.foot}>
        <div className={css.buttons}>
          {open.length === 0 ? null : (
            <Button
              size="small"
              busy={busy === 'accepting'}
              busyLabel={texts.accepting}
              unavailable={chosen === null || busy === 'declining'}
              aria-describedby={id}
              onPress={() => {
                if (chosen !== null) onAccept({ request, chosenDate: chosen });
              }}
            >
              {texts.accept}
            </Button>
          )}
          <Button
            size="small"
            variant="secondary"
            busy={busy === 'declining'}
            busyLabel={texts.declining}
            unavailable={busy === 'accepting'}
            aria-describedby={id}
            onPress={() => onDecline({ request })}
          >
            {texts.decline}
          </Button>
        </div>
      </div>
    </article>
  );
}
