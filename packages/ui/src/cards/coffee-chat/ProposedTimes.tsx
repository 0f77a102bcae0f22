import type { ProposedDay } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import { fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { Text } from '../../primitives/Text.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './coffee-chat-card.css.ts';

/** Props of {@link ProposedTimes}. */
export interface ProposedTimesProps {
  readonly days: readonly ProposedDay[];
  /** By whose clock, such as 'CET'. */
  readonly zone: string | null;
  /** The request is over: the times stand back with it. */
  readonly over?: boolean;
}

/** The proposed times by day, past ones struck through. */
export function ProposedTimes({ days, zone, over = false }: ProposedTimesProps) {
  return (
    <div className={css.days}>
      <Text size="small" tone="soft">
        {zone === null ? texts.proposedTimes : fillText(texts.proposedTimesIn, { zone })}
      </Text>
      {days.map(({ day, label, times }) => (
        <div key={day} className={css.day}>
          <span className={css.dayLabel}>{label}</span>
          <ul className={css.times} aria-label={label}>
            {times.map(({ at, label: time, isPast }) => (
              <li key={at} className={cx(css.time, over && css.timeOver)}>
                {isPast ? <s className={css.past}>{time}</s> : time}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
