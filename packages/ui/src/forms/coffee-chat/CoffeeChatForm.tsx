import {
  COFFEE_CHAT_SLOT_LABELS,
  COFFEE_CHAT_SLOTS,
  type CoffeeChatSelection,
  type CoffeeChatSlot,
} from '@sorella/core/domain/coffee-chats/coffee-chat-slots';
import { COFFEE_CHAT_MESSAGE_MAX_LENGTH } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import { COFFEE_CHAT_DAYS_MAX } from '@sorella/core/domain/limits';
import { fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { X } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Field } from '../../primitives/Field.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import * as css from './coffee-chat-form.css.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { TimeChip } from './TimeChip.tsx';

/** Props of {@link CoffeeChatForm}; days are written '2026-11-29'. */
export interface CoffeeChatFormProps {
  readonly selection: CoffeeChatSelection;
  /** Chosen times have passed and were taken out. */
  readonly hasDropped?: boolean;
  readonly today: string;
  readonly lastDay: string;
  /** The member's zone in words, such as 'Europe/Berlin (CET)'. */
  readonly zone: string;
  readonly comments: string;
  readonly isDayOpen: (day: string) => boolean;
  readonly isSlotOpen: (day: string, slot: CoffeeChatSlot) => boolean;
  /** '2026-11-29' as 'Sunday, November 29, 2026'. */
  readonly dayLabel: (day: string) => string;
  readonly onDayToggle: (details: { day: string }) => void;
  readonly onDayRemove: (details: { day: string }) => void;
  readonly onSlotToggle: (details: { day: string; slot: CoffeeChatSlot }) => void;
  readonly onCommentsChange: (comments: string) => void;
}

/** Days, their times, and a line about it: what a coffee chat is asked for with. */
export function CoffeeChatForm({
  selection,
  hasDropped = false,
  today,
  lastDay,
  zone,
  comments,
  isDayOpen,
  isSlotOpen,
  dayLabel,
  onDayToggle,
  onDayRemove,
  onSlotToggle,
  onCommentsChange,
}: CoffeeChatFormProps) {
  const id = useId();
  const isFull = selection.length === COFFEE_CHAT_DAYS_MAX;
  return (
    <div className={css.root}>
      <div className={css.columns}>
        <section className={css.part} aria-labelledby={`${id}-days`}>
          <h3 id={`${id}-days`} className={css.partTitle}>
            {texts.daysTitle}
          </h3>
          <DayCalendar
            chosen={selection.map(({ day }) => day)}
            max={COFFEE_CHAT_DAYS_MAX}
            today={today}
            lastDay={lastDay}
            isDayOpen={isDayOpen}
            onToggle={onDayToggle}
          />
        </section>
        <section className={css.part} aria-labelledby={`${id}-times`}>
          <h3 id={`${id}-times`} className={css.partTitle}>
            {texts.timesTitle}
          </h3>
          <div role="status">
            {hasDropped ? (
              <StatusNote tone="warn">{texts.dropped}</StatusNote>
            ) : (
              <Text size="small" tone="soft">
                {isFull ? texts.allDaysChosen : fillText(texts.daysChosen, { n: selection.length })}
              </Text>
            )}
          </div>
          {selection.length === 0 ? (
            <p className={css.none}>{texts.datesHint}</p>
          ) : (
            <ul className={css.days}>
              {selection.map(({ day, slots }) => (
                <li key={day}>
                  <fieldset className={css.day} aria-label={fillText(texts.timesOf, { date: dayLabel(day) })}>
                    <div className={css.dayHead}>
                      <span>{dayLabel(day)}</span>
                      <IconButton
                        label={fillText(texts.removeDate, { date: dayLabel(day) })}
                        onPress={() => onDayRemove({ day })}
                      >
                        <Icon drawing={X} size={18} />
                      </IconButton>
                    </div>
                    <div className={css.times}>
                      {COFFEE_CHAT_SLOTS.map((slot) => (
                        <TimeChip
                          key={slot}
                          kind="checkbox"
                          name={`${id}-${day}`}
                          checked={slots.includes(slot)}
                          disabled={!isSlotOpen(day, slot)}
                          onChange={() => onSlotToggle({ day, slot })}
                        >
                          {COFFEE_CHAT_SLOT_LABELS[slot]}
                        </TimeChip>
                      ))}
                    </div>
                  </fieldset>
                </li>
              ))}
            </ul>
          )}
          <Text size="small" tone="soft">
            {fillText(texts.zone, { zone })}
          </Text>
        </section>
      </div>
      <Field label={texts.comments} hint={texts.commentsHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={comments}
            limit={COFFEE_CHAT_MESSAGE_MAX_LENGTH}
            onValueChange={onCommentsChange}
          />
        )}
      </Field>
    </div>
  );
}
