import type { EventPaymentTerm } from '@sorella/core/domain/entities/payment-term';
import { fillText } from '@sorella/core/notices/notice';
import {
  paymentTermTexts,
  eventPaymentTermTexts as texts,
} from '@sorella/core/notices/texts/payment-term.texts';
import { useId } from 'react';
import { Field } from '../../primitives/Field.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './payment-term.css.ts';

/** Props of {@link EventPaymentTermChoice}. */
export interface EventPaymentTermChoiceProps {
  /** As it stands, with what is on its way. */
  readonly term: EventPaymentTerm;
  readonly saving: boolean;
  /** Days of its own, 0 for none, null as everywhere; also while another choice is being saved: the last one counts. */
  readonly onSave: (days: number | null) => void;
}

/** What is offered; another number that is stored is offered too. */
const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30];
const EVERYWHERE = '';

const inDays = (n: number) =>
  n === 1 ? paymentTermTexts.oneDay : fillText(paymentTermTexts.manyDays, { n });
const inHours = (n: number) =>
  n === 1 ? paymentTermTexts.oneHour : fillText(paymentTermTexts.manyHours, { n });

/** How long whoever applies for one event has to pay: a choice that is saved at once. */
export function EventPaymentTermChoice({ term, saving, onSave }: EventPaymentTermChoiceProps) {
  const id = useId();
  const { days, everywhere } = term;
  const offered = [...new Set([...DAYS, ...(days ? [days] : [])])].toSorted((one, other) => one - other);
  const isTimed = days === null ? everywhere.isOn : days > 0;
  return (
    <Surface as="section" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="card" id={id}>
          {texts.title}
        </Heading>
        <Field
          label={texts.label}
          className={css.choice}
          aside={
            <span role="status">
              {saving ? (
                <Text as="span" size="hint" tone="soft">
                  {texts.saving}
                </Text>
              ) : null}
            </span>
          }
          hint={
            isTimed && everywhere.hoursBefore > 0
              ? `${fillText(texts.latest, { hours: inHours(everywhere.hoursBefore) })} ${texts.hint}`
              : texts.hint
          }
        >
          {(control) => (
            <Select
              {...control}
              value={days === null ? EVERYWHERE : String(days)}
              aria-busy={saving || undefined}
              options={[
                {
                  value: EVERYWHERE,
                  label: everywhere.isOn
                    ? fillText(texts.everywhereOn, { days: inDays(everywhere.days) })
                    : texts.everywhereOff,
                },
                { value: '0', label: texts.none },
                ...offered.map((n) => ({ value: String(n), label: inDays(n) })),
              ]}
              onValueChange={(value) => onSave(value === EVERYWHERE ? null : Number(value))}
            />
          )}
        </Field>
      </Stack>
    </Surface>
  );
}
