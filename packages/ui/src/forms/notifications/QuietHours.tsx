import { fillText } from '@sorella/core/notices/notice';
import { notificationSettingsTexts as texts } from '@sorella/core/notices/texts/notifications.texts';
import { useId } from 'react';
import { Field } from '../../primitives/Field.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Switch } from '../../primitives/Switch.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './notification-choices.css.ts';
import type { NotificationChoicesProps } from './notification-choices.types.ts';

/** Props of {@link QuietHours}. */
export type QuietHoursProps = Pick<
  NotificationChoicesProps,
  'settings' | 'saving' | 'readerZone' | 'onChange'
>;

const EVENING = 22 * 60;
const MORNING = 8 * 60;

/** '10:00 PM' */
const clockTime = (minutes: number) => {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** Every half hour of a day, and what is stored where it is another. */
const optionsWith = (stored: number) =>
  [...new Set([...Array.from({ length: 48 }, (_, half) => half * 30), stored])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: clockTime(minutes) }));

/** Hours in which no mail comes that can wait, by the clock where she is. */
export function QuietHours({ settings, saving, readerZone, onChange }: QuietHoursProps) {
  const hintId = useId();
  const { quietFrom, quietUntil, timeZone } = settings;
  const change = (control: string, hours: { quietFrom: number; quietUntil: number } | null) =>
    onChange({
      control,
      change: (known) => ({
        ...known,
        ...(hours ?? { quietFrom: null, quietUntil: null }),
        timeZone: readerZone,
      }),
    });
  return (
    <section className={css.group}>
      <Heading level={2} size="card">
        {texts.quietTitle}
      </Heading>
      <div className={css.only}>
        <Text>{texts.quietHours}</Text>
        <Switch
          label={texts.quietHours}
          checked={quietFrom !== null}
          busy={saving.has('quiet')}
          aria-describedby={hintId}
          onCheckedChange={(on) => change('quiet', on ? { quietFrom: EVENING, quietUntil: MORNING } : null)}
        />
      </div>
      <Text size="small" tone="soft" id={hintId}>
        {texts.quietHint}
      </Text>
      {quietFrom === null || quietUntil === null ? null : (
        <>
          <div className={css.hours}>
            <Field label={texts.quietFrom}>
              {(control) => (
                <Select
                  {...control}
                  value={String(quietFrom)}
                  options={optionsWith(quietFrom).filter(({ value }) => Number(value) !== quietUntil)}
                  aria-busy={saving.has('quiet-from') || undefined}
                  onValueChange={(value) => change('quiet-from', { quietFrom: Number(value), quietUntil })}
                />
              )}
            </Field>
            <Field label={texts.quietUntil}>
              {(control) => (
                <Select
                  {...control}
                  value={String(quietUntil)}
                  options={optionsWith(quietUntil).filter(({ value }) => Number(value) !== quietFrom)}
                  aria-busy={saving.has('quiet-until') || undefined}
                  onValueChange={(value) => change('quiet-until', { quietFrom, quietUntil: Number(value) })}
                />
              )}
            </Field>
          </div>
          <Text size="small" tone="soft">
            {fillText(texts.quietZone, { zone: timeZone.replaceAll('_', ' ') })}
          </Text>
        </>
      )}
    </section>
  );
}
