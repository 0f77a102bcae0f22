import { EVENT_CATEGORIES } from '@sorella/core/domain/events/categories';
import {
  checkEventForm,
  type EventFormField,
  type EventForm as EventFormValues,
  isPaypalUsernameEnabled,
  lacksPaypalUsername,
  parseWholeNumber,
  type StoredTimes,
  zoneOfForm,
} from '@sorella/core/domain/events/event-form';
import {
  type EventConsequence,
  withLocation,
  withStart,
} from '@sorella/core/domain/events/event-form-values';
import { zoneAbbreviation } from '@sorella/core/domain/events/event-time';
import { formatPrice } from '@sorella/core/domain/events/money';
import { zonedToUtc } from '@sorella/core/domain/geography/zoned-time';
import type { FieldErrors } from '@sorella/core/domain/validation';
import { fillText } from '@sorella/core/notices/notice';
import { eventFormTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field, type FieldControlProps } from '../../primitives/Field.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { TextInput, type TextInputProps } from '../../primitives/TextInput.tsx';
import { FormProblem, type FormProblemProps } from '../FormProblem.tsx';
import { useFormFields } from '../use-form-fields.ts';
import { VersionChoice } from '../VersionChoice.tsx';
import { type ApplicantCount, EventConsequences } from './EventConsequences.tsx';
import { EventImageField } from './EventImageField.tsx';
import { EventPublishing } from './EventPublishing.tsx';
import * as css from './event-form.css.ts';
import { EVENT_FIELD_NAMES, EVENT_FIELD_ORDER } from './event-form-fields.ts';
import { timeZoneOptions } from './time-zone-options.ts';

/** A field that another admin has changed meanwhile to different words. */
export interface EventFieldCollision {
  readonly field: keyof EventFormValues;
  readonly theirs: string;
}

/** Props of {@link EventForm}. */
export interface EventFormProps {
  /** What is done here: 'Create Event', 'Edit Event'. */
  readonly label: string;
  readonly values: EventFormValues;
  /** The stored zone of an event that is edited: another one is pointed out. */
  readonly storedZone?: string;
  /** The picture of an event that is edited, as it is stored. */
  readonly storedImageUrl?: string;
  /** Its times, as they are stored: one that is not touched keeps its hour and its seconds. */
  readonly storedTimes?: StoredTimes;
  /** Members see it, so when they do is not asked any more. */
  readonly published?: boolean;
  /** Whether anything is typed that is not saved. */
  readonly changed: boolean;
  readonly saving?: boolean;
  /** Applications that are approved already: so many seats at least. */
  readonly approvedCount?: number;
  /** What the change means for members who applied; nothing before something that concerns them was changed. */
  readonly consequences?: readonly EventConsequence[];
  /** Members who applied and are not denied, once they are counted. */
  readonly applicantCount?: ApplicantCount;
  /** Why the last save came to nothing, in the words of a notice. */
  readonly problem?: FormProblemProps | null;
  /** Two versions of the same fields, for her to decide. */
  readonly collisions?: readonly EventFieldCollision[];
  /** A quiet line beside the button. */
  readonly status?: string;
  /** Milliseconds since 1970: a start before it is warned of. */
  readonly now: number;
  readonly onChange: (values: EventFormValues) => void;
  /** Called once per press, with all fields right and never while saving. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  readonly onKeepMine: () => void;
  readonly onAcceptTheirs: () => void;
  /** Pressed while the username is missing: nothing is saved. */
  readonly onUsernameMissing?: () => void;
}

const CATEGORY_OPTIONS = [
  { value: '', label: texts.noCategory },
  ...EVENT_CATEGORIES.map((category) => ({ value: category, label: category })),
];
const NONE: readonly never[] = [];

/** 'Europe/Berlin (CET)' as it is when the event starts. */
function zoneLabel(values: EventFormValues): string {
  const zone = zoneOfForm(values);
  const start = zonedToUtc(values.startLocal, zone);
  const short = start.kind === 'invalid' ? null : zoneAbbreviation(start.instant, zone);
  const name = zone.replaceAll('_', ' ');
  return short === null || short === zone ? name : `${name} (${short})`;
}

/**
 * Everything an event consists of: each field says what is wrong once it was left, the username of
 * PayPal is asked for as soon as there is a price, and what a change means for members stands above the button.
 */
export function EventForm({
  label,
  values,
  storedZone,
  storedImageUrl = '',
  storedTimes,
  published = false,
  changed,
  saving = false,
  approvedCount = 0,
  consequences = NONE,
  applicantCount = 'unknown',
  problem = null,
  collisions = NONE,
  status = '',
  now,
  onChange,
  onSave,
  onCancel,
  onKeepMine,
  onAcceptTheirs,
  onUsernameMissing,
}: EventFormProps) {
  const check = checkEventForm(values, { now, approvedCount, storedImageUrl, storedTimes });
  const errors: FieldErrors<EventFormField> = check.kind === 'invalid' ? check.errors : {};
  const { form, focus, errorOf, leave, hasShownErrors, whenRight } = useFormFields(EVENT_FIELD_ORDER, errors);
  const enabled = isPaypalUsernameEnabled(values);
  const lacksUsername = lacksPaypalUsername(values);
  const credits = parseWholeNumber(values.creditsRequired);
  const zone = zoneOfForm(values);

  // Whoever opens it writes the title first.
  const begin = useEffectEvent(() => focus('title'));
  const saveButton = useRef<HTMLButtonElement>(null);
  /** For buttons that go with what they do: focus must not fall to the page. */
  const andStay = (go: () => void) => {
    saveButton.current?.focus();
    go();
  };
  useEffect(() => begin(), []);

  const set = (changes: Partial<EventFormValues>) => onChange({ ...values, ...changes });
  const text = (
    control: FieldControlProps,
    field: EventFormField & keyof EventFormValues,
    more: Omit<TextInputProps, 'value'> = {},
  ) => (
    <TextInput
      {...control}
      autoComplete="off"
      name={field}
      value={values[field]}
      onValueChange={(value) => set({ [field]: value })}
      onBlur={() => leave(field)}
      {...more}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving && changed) whenRight(onSave);
  };
  const startHint = check.warnings.startLocal;
  const zoneMoved = storedZone !== undefined && zone !== storedZone;

  return (
    <form ref={form} className={css.form} noValidate aria-label={label} onSubmit={submit}>
      <Field label={texts.title} required {...errorOf('title')}>
        {(control) => text(control, 'title', { dir: 'auto' })}
      </Field>
      <div className={css.pair}>
        <Field label={texts.location} required hint={texts.locationHint} {...errorOf('location')}>
          {(control) =>
            text(control, 'location', {
              dir: 'auto',
              onValueChange: (value) => onChange(withLocation(values, value)),
            })
          }
        </Field>
        <Field label={texts.city} required hint={texts.cityHint} {...errorOf('city')}>
          {(control) => text(control, 'city', { dir: 'auto' })}
        </Field>
      </div>
      <Field label={texts.category} optional>
        {(control) => (
          <Select
            {...control}
            name="category"
            options={CATEGORY_OPTIONS}
            value={values.category}
            onValueChange={(category) => set({ category })}
          />
        )}
      </Field>
      <div className={css.pair}>
        <Field
          label={texts.startTime}
          required
          {...(startHint !== undefined && { hint: startHint })}
          {...errorOf('startLocal')}
        >
          {(control) =>
            text(control, 'startLocal', {
              type: 'datetime-local',
              onValueChange: (value) => onChange(withStart(values, value)),
            })
          }
        </Field>
        <Field label={texts.endTime} required {...errorOf('endLocal')}>
          {(control) =>
            text(control, 'endLocal', { type: 'datetime-local', min: values.startLocal || undefined })
          }
        </Field>
      </div>
      <Field
        label={texts.zone}
        hint={
          <span role="status">
            {zoneMoved
              ? fillText(texts.timeZoneChanged, { zone: zoneLabel(values) })
              : fillText(texts.timeZone, { zone: zoneLabel(values) })}
          </span>
        }
      >
        {(control) => (
          <Select
            {...control}
            name="timeZone"
            options={timeZoneOptions(zone)}
            value={zone}
            onValueChange={(timeZone) => set({ timeZone })}
          />
        )}
      </Field>
      <div className={css.pair}>
        <Field
          label={texts.maxAttendees}
          required
          {...(approvedCount > 0 && { hint: fillText(texts.approvedHint, { n: approvedCount }) })}
          {...errorOf('maxAttendees')}
        >
          {(control) => text(control, 'maxAttendees', { inputMode: 'numeric' })}
        </Field>
        <Field
          label={texts.creditsRequired}
          hint={credits > 0 ? fillText(texts.priceHint, { price: formatPrice(credits) }) : texts.freeHint}
          {...errorOf('creditsRequired')}
        >
          {(control) => text(control, 'creditsRequired', { inputMode: 'numeric' })}
        </Field>
      </div>
      <Field
        label={texts.paypalUsername}
        required={enabled}
        hint={enabled ? texts.paypalHint : texts.paypalNotNeeded}
        {...(enabled && lacksUsername && credits > 0
          ? errors.paypalUsername !== undefined && { error: errors.paypalUsername }
          : errorOf('paypalUsername'))}
      >
        {(control) =>
          text(control, 'paypalUsername', {
            disabled: !enabled,
            autoCapitalize: 'none',
            spellCheck: false,
          })
        }
      </Field>
      <Field label={texts.description} optional {...errorOf('description')}>
        {(control) => (
          <Textarea
            {...control}
            name="description"
            rows={2}
            dir="auto"
            value={values.description}
            onValueChange={(description) => set({ description })}
            onBlur={() => leave('description')}
          />
        )}
      </Field>
      <Field
        label={texts.detailedDescription}
        optional
        hint={texts.detailedHint}
        {...errorOf('detailedDescription')}
      >
        {(control) => (
          <Textarea
            {...control}
            name="detailedDescription"
            rows={6}
            dir="auto"
            value={values.detailedDescription}
            onValueChange={(detailedDescription) => set({ detailedDescription })}
            onBlur={() => leave('detailedDescription')}
          />
        )}
      </Field>
      <EventImageField
        value={values.imageUrl}
        onChange={(imageUrl) => set({ imageUrl })}
        onLeave={() => leave('imageUrl')}
        {...errorOf('imageUrl')}
      />
      {published ? null : (
        <EventPublishing
          value={values.publishing}
          startLocal={values.startLocal}
          onChange={(publishing) => set({ publishing })}
          onLeave={() => leave('publishing')}
          {...errorOf('publishing')}
        />
      )}
      <EventConsequences consequences={consequences} applicantCount={applicantCount} />
      {problem && !saving ? <FormProblem {...problem} /> : null}
      {collisions.length > 0 ? (
        <VersionChoice
          body={texts.conflictBody}
          collisions={collisions.map(({ field, theirs }) => ({
            name: EVENT_FIELD_NAMES[field],
            theirs: field === 'imageUrl' && theirs !== '' ? texts.imagePreview : theirs,
          }))}
          onKeep={() => whenRight(() => andStay(onKeepMine))}
          onAccept={() => andStay(onAcceptTheirs)}
        />
      ) : null}
      <div className={css.foot}>
        <Button
          ref={saveButton}
          type="submit"
          busy={saving}
          busyLabel={texts.saving}
          unavailable={!saving && (lacksUsername || !changed || collisions.length > 0)}
          onUnavailablePress={() => {
            if (collisions.length > 0) return;
            if (lacksUsername) {
              focus('paypalUsername');
              onUsernameMissing?.();
              return;
            }
            // Nothing is changed: a form that is empty says what it needs.
            whenRight(() => undefined);
          }}
        >
          {texts.save}
        </Button>
        <Button variant="quiet" onPress={onCancel} unavailable={saving}>
          {texts.cancel}
        </Button>
        {/* There from the start: a region that comes together with its words is often not read. */}
        <p role="status" className={css.status}>
          {hasShownErrors ? texts.problems : status}
        </p>
      </div>
    </form>
  );
}
