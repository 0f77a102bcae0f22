import { DatePicker, parseDate } from '@ark-ui/react/date-picker';
import { fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './day-calendar.css.ts';

/** Props of {@link DayCalendar}; days are written '2026-11-29'. */
export interface DayCalendarProps {
  readonly chosen: readonly string[];
  /** How many may be chosen. */
  readonly max: number;
  /** The first day that is shown as one to come, by the member's own clock. */
  readonly today: string;
  readonly lastDay: string;
  /** Whether pressing a day would change anything. */
  readonly isDayOpen: (day: string) => boolean;
  readonly onToggle: (details: { day: string }) => void;
}

/** Days are written so that they order as text. */
const weeksToCome = <Day extends { toString: () => string }>(weeks: readonly Day[][], today: string) =>
  weeks.filter((week) => week.some((day) => day.toString() >= today));

/** A month with fewer days left that can be chosen is not the one that the calendar opens at. */
const LEAST_DAYS = 4;

/** Where the calendar opens: the first day that can be chosen, of the next month where this one is nearly over; else today. */
function firstOpenDay(today: string, lastDay: string, isDayOpen: DayCalendarProps['isDayOpen']): string {
  const last = parseDate(lastDay);
  const open: string[] = [];
  const isOfFirstMonth = (day: string) => day.slice(0, 7) === open[0]?.slice(0, 7);
  for (let day = parseDate(today); day.compare(last) <= 0; day = day.add({ days: 1 })) {
    const written = day.toString();
    if (!isDayOpen(written)) continue;
    open.push(written);
    if (open.length === LEAST_DAYS || !isOfFirstMonth(written)) break;
  }
  return open.find((day) => !isOfFirstMonth(day)) ?? open[0] ?? today;
}

/** Keeps the focus where there is no further month: a disabled button would lose it to the page. */
function MonthButton({ disabled = false, onClick, ...button }: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={css.turn}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    />
  );
}

/**
 * A month in which several days can be chosen. Arrows move by day and week, Page Up and Down by month,
 * Enter and Space choose; weeks that are over are left out. Each day reads with its weekday, and whether it is chosen or
 * not to be had. Brings Ark's calendar with it: load it with the dialog.
 */
export function DayCalendar({ chosen, max, today, lastDay, isDayOpen, onToggle }: DayCalendarProps) {
  return (
    <DatePicker.Root
      inline
      selectionMode="multiple"
      maxSelectedDates={max}
      locale="en-US"
      timeZone="UTC"
      min={parseDate(today)}
      max={parseDate(lastDay)}
      value={chosen.map((day) => parseDate(day))}
      defaultFocusedValue={parseDate(chosen[0] ?? firstOpenDay(today, lastDay, isDayOpen))}
      isDateUnavailable={(date) => !isDayOpen(date.toString())}
      onValueChange={({ value }) => {
        const now = new Set(value.map((date) => date.toString()));
        const before = new Set(chosen);
        for (const day of [...now, ...before]) if (now.has(day) !== before.has(day)) onToggle({ day });
      }}
      translations={{
        dayCell: ({ valueText, selected, unavailable, disabled }) => {
          if (selected) return fillText(coffeeChatsTexts.dayChosen, { date: valueText });
          return unavailable || disabled
            ? fillText(coffeeChatsTexts.dayUnavailable, { date: valueText })
            : valueText;
        },
        prevTrigger: () => coffeeChatsTexts.previousMonth,
        nextTrigger: () => coffeeChatsTexts.nextMonth,
        content: coffeeChatsTexts.calendar,
      }}
      className={css.root}
    >
      <DatePicker.Content role="group" aria-roledescription="calendar">
        <DatePicker.View view="day">
          <DatePicker.Context>
            {(calendar) => (
              <>
                <DatePicker.ViewControl className={css.head}>
                  <DatePicker.PrevTrigger asChild>
                    <MonthButton>
                      <Icon drawing={ChevronLeft} size={20} />
                    </MonthButton>
                  </DatePicker.PrevTrigger>
                  <span className={css.month} aria-live="polite">
                    {calendar.visibleRangeText.start}
                  </span>
                  <DatePicker.NextTrigger asChild>
                    <MonthButton>
                      <Icon drawing={ChevronRight} size={20} />
                    </MonthButton>
                  </DatePicker.NextTrigger>
                </DatePicker.ViewControl>
                <DatePicker.Table className={css.table} aria-label={calendar.visibleRangeText.start}>
                  <DatePicker.TableHead>
                    <DatePicker.TableRow>
                      {calendar.weekDays.map((weekday) => (
                        <DatePicker.TableHeader key={weekday.long} className={css.weekday}>
                          {weekday.short.slice(0, 2)}
                        </DatePicker.TableHeader>
                      ))}
                    </DatePicker.TableRow>
                  </DatePicker.TableHead>
                  <DatePicker.TableBody>
                    {weeksToCome(calendar.weeks, today).map((week) => (
                      <DatePicker.TableRow key={week[0]?.toString()}>
                        {week.map((date) => (
                          <DatePicker.TableCell key={date.toString()} value={date} className={css.cell}>
                            <DatePicker.TableCellTrigger asChild>
                              <button
                                type="button"
                                className={cx(css.day, date.toString() === today && css.today)}
                              >
                                {date.day}
                              </button>
                            </DatePicker.TableCellTrigger>
                          </DatePicker.TableCell>
                        ))}
                      </DatePicker.TableRow>
                    ))}
                  </DatePicker.TableBody>
                </DatePicker.Table>
              </>
            )}
          </DatePicker.Context>
        </DatePicker.View>
      </DatePicker.Content>
    </DatePicker.Root>
  );
}
