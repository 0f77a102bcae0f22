import type { Event } from '@sorella/core/domain/entities/event';
import { eventFormTexts as texts } from '@sorella/core/notices/texts/event-form.texts';
import { X } from 'lucide';
import { type ComponentType, useEffect, useId, useRef } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { EventPreview } from '../../cards/event-card/EventPreview.tsx';
import type { PreviewCardProps } from '../../cards/event-card/PreviewCard.tsx';
import { EventForm, type EventFormProps } from '../../forms/event/EventForm.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import * as css from './event-editor.css.ts';

/** Something about the whole event that is said above its fields. */
export interface EventEditorNote {
  readonly tone: 'info' | 'warn';
  readonly text: string;
}

/** Props of {@link EventEditor}. */
export interface EventEditorProps extends Omit<EventFormProps, 'label'> {
  readonly mode: 'create' | 'edit';
  /** The event as its card will show it. */
  readonly preview: Event;
  readonly Card: ComponentType<PreviewCardProps>;
  readonly notes?: readonly EventEditorNote[];
}

const NONE: readonly EventEditorNote[] = [];

/** The panel in which an admin creates or edits an event, with its card beside the form. */
export function EventEditor({ mode, preview, Card, notes = NONE, ...form }: EventEditorProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  // It opens above what was pressed, perhaps out of sight.
  useEffect(() => {
    // In a browser of today it answers with a promise, which is no clean-up.
    root.current?.scrollIntoView({ block: 'start' });
  }, []);
  const title = mode === 'create' ? texts.createEvent : texts.editEvent;
  return (
    <div ref={root} className={css.root}>
      <Surface as="section" padding="large" aria-labelledby={titleId}>
        <div className={css.head}>
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
          <IconButton label={texts.close} onPress={form.onCancel} unavailable={form.saving ?? false}>
            <Icon drawing={X} size={20} />
          </IconButton>
        </div>
        {notes.map(({ tone, text }) => (
          <StatusNote key={text} tone={tone} className={css.note}>
            {text}
          </StatusNote>
        ))}
        <div className={css.columns}>
          <EventForm label={title} {...form} />
          <div className={css.preview}>
            <EventPreview event={preview} Card={Card} now={form.now} />
          </div>
        </div>
      </Surface>
    </div>
  );
}
