import { type EventForm, NOT_YET } from '@sorella/core/domain/events/event-form';
import { eventFormTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import { useState } from 'react';
import { Field, type FieldProps } from '../../primitives/Field.tsx';
import { RadioGroup } from '../../primitives/RadioGroup.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';

/** Props of {@link EventPublishing}. */
export interface EventPublishingProps {
  readonly value: EventForm['publishing'];
  readonly startLocal: string;
  readonly error?: FieldProps['error'];
  readonly onChange: (value: EventForm['publishing']) => void;
  readonly onLeave: () => void;
}

const OPTIONS = [
  { value: 'now', label: texts.publishNow },
  { value: 'later', label: texts.publishLater },
  { value: NOT_YET, label: texts.publishNotYet },
] as const;

/** When members see an event: asked until they do. */
export function EventPublishing({ value, startLocal, error, onChange, onLeave }: EventPublishingProps) {
  // Chosen, and no date typed yet.
  const [isLater, setLater] = useState(false);
  const chosen = value === NOT_YET ? NOT_YET : value !== '' || isLater ? 'later' : 'now';
  return (
    <div>
      <RadioGroup
        label={texts.publishing}
        options={OPTIONS}
        value={chosen}
        onValueChange={(next) => {
          setLater(next === 'later');
          onChange(next === NOT_YET ? NOT_YET : '');
        }}
      />
      {chosen === 'later' ? (
        <Field label={texts.publishAt} required {...(error !== undefined && { error })}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              name="publishing"
              autoComplete="off"
              max={startLocal || undefined}
              value={value}
              onValueChange={onChange}
              onBlur={onLeave}
            />
          )}
        </Field>
      ) : null}
      <Text size="small" tone="soft">
        {texts.publishingHint}
      </Text>
    </div>
  );
}
