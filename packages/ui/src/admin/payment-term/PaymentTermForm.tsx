import { PAYMENT_TERM_LIMITS, type PaymentTerm } from '@sorella/core/domain/entities/payment-term';
import { fillText } from '@sorella/core/notices/notice';
import { paymentTermTexts as texts } from '@sorella/core/notices/texts/payment-term.texts';
import { type FormEvent, useRef, useState } from 'react';
import { ErrorState, type ErrorStateProps } from '../../empty-states/ErrorState.tsx';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Switch } from '../../primitives/Switch.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './payment-term.css.ts';

/** Props of {@link PaymentTermForm}. */
export interface PaymentTermFormProps {
  /** As it stands; null while it is read. */
  readonly term: PaymentTerm | null;
  /** It could not be read. */
  readonly failure?: Omit<ErrorStateProps, 'headingLevel' | 'onRetry'> | null;
  readonly saving: boolean;
  /** Called once per press, and not while saving. What was typed stays until it is saved. */
  readonly onSave: (term: PaymentTerm) => void;
  readonly onRetry: () => void;
}

type Limits = { readonly least: number; readonly most: number };

const numberIn = (text: string, { least, most }: Limits): number | null => {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
};

function describe({ isOn, days, hoursBefore }: PaymentTerm): string {
  if (!isOn) return texts.off;
  return fillText(texts.on, {
    days: days === 1 ? texts.oneDay : fillText(texts.manyDays, { n: days }),
    hours: hoursBefore === 1 ? texts.oneHour : fillText(texts.manyHours, { n: hoursBefore }),
  });
}

/** By when applications are paid: the switch at once, the two numbers with *Save*. */
export function PaymentTermForm({ term, failure = null, saving, onSave, onRetry }: PaymentTermFormProps) {
  const [typed, setTyped] = useState<{ days: string; hoursBefore: string } | null>(null);
  const [checked, setChecked] = useState(false);
  const daysInput = useRef<HTMLInputElement>(null);
  const hoursInput = useRef<HTMLInputElement>(null);
  if (failure) return <ErrorState {...failure} headingLevel={2} onRetry={onRetry} />;
  if (term === null)
    return (
      <div aria-busy="true">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton shape="box" width="100%" height="14rem" />
      </div>
    );
  const written = { days: String(term.days), hoursBefore: String(term.hoursBefore) };
  const text = typed ?? written;
  const days = numberIn(text.days, PAYMENT_TERM_LIMITS.days);
  const hoursBefore = numberIn(text.hoursBefore, PAYMENT_TERM_LIMITS.hoursBefore);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (days === null) daysInput.current?.focus();
    else if (hoursBefore === null) hoursInput.current?.focus();
    else if (!saving) onSave({ isOn: term.isOn, days, hoursBefore });
  };
  return (
    <Surface as="section" aria-label={texts.title} padding="large">
      <Stack gap="5">
        <Text tone="soft">{texts.body}</Text>
        <Stack gap="2">
          <Switch
            label={texts.isOn}
            checked={term.isOn}
            busy={saving}
            // What is typed belongs to it; a number that is none keeps its field, and says so there.
            onCheckedChange={(isOn) => {
              setChecked(true);
              onSave({ isOn, days: days ?? term.days, hoursBefore: hoursBefore ?? term.hoursBefore });
            }}
          >
            {texts.isOn}
          </Switch>
          <p role="status">{describe(term)}</p>
        </Stack>
        <form noValidate onSubmit={submit}>
          <Stack gap="4">
            <Field
              label={texts.days}
              hint={texts.daysHint}
              {...(checked && days === null && { error: texts.daysWrong })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={daysInput}
                  className={css.number}
                  inputMode="numeric"
                  autoComplete="off"
                  value={text.days}
                  onValueChange={(value) => setTyped({ ...text, days: value })}
                />
              )}
            </Field>
            <Field
              label={texts.hoursBefore}
              hint={texts.hoursBeforeHint}
              {...(checked && hoursBefore === null && { error: texts.hoursWrong })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={hoursInput}
                  className={css.number}
                  inputMode="numeric"
                  autoComplete="off"
                  value={text.hoursBefore}
                  onValueChange={(value) => setTyped({ ...text, hoursBefore: value })}
                />
              )}
            </Field>
            <Inline>
              <Button type="submit" busy={saving} busyLabel={texts.saving}>
                {texts.save}
              </Button>
            </Inline>
          </Stack>
        </form>
        <Text tone="soft">{texts.onlyNew}</Text>
      </Stack>
    </Surface>
  );
}
