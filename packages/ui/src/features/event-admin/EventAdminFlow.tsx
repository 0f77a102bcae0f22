import { type Event, eventPath } from '@sorella/core/domain';
import { waitingEventsOf } from '@sorella/core/editing/unsent-events';
import { dataErrorNotice, eventFormTexts, fillText } from '@sorella/core/notices';
import { Plus } from 'lucide';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../art/icons/Icon.tsx';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { Button } from '../../primitives/Button.tsx';
import { afterFirstPicture } from '../../primitives/lazy-code.ts';
import { lazyComponent } from '../../primitives/lazy-component.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import type { EventAdminFlowProps } from './event-admin.types.ts';
import { forgetEventDraft } from './event-draft.ts';

const loadEditor = async () => (await import('./EventEditorFlow.tsx')).EventEditorFlow;
const loadQuestion = async () => (await import('./DeleteEventFlow.tsx')).DeleteEventFlow;

const Missing = () => (
  <ErrorState notice={dataErrorNotice('network')} headingLevel={2} onRetry={() => window.location.reload()} />
);
const EventEditorFlow = lazyComponent(loadEditor, Missing);
const DeleteEventFlow = lazyComponent(loadQuestion, Missing);

/**
 * What an admin does with events on their page: the button that creates one, the panel that edits one, the question
 * before one is deleted. Another event is never opened over something unsaved without asking.
 */
export function EventAdminFlow({ pressed, Card, slot, away, held, onUnsavedChange }: EventAdminFlowProps) {
  const { offline } = useAppServices();
  const navigate = useNavigate();
  const queue = useSyncExternalStore(offline.subscribe, offline.getSnapshot, offline.getSnapshot);
  const [target, setTarget] = useState<Event | 'new' | null>(null);
  const [next, setNext] = useState<Event | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Event | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [seen, setSeen] = useState<EventAdminFlowProps['pressed']>(null);
  // Without a network it could not be fetched any more.
  useEffect(() => afterFirstPicture(() => void Promise.allSettled([loadEditor(), loadQuestion()])), []);

  const open = (wanted: Event | 'new') => {
    if (target !== null && unsaved) setNext(wanted);
    else setTarget(wanted);
  };
  const noteUnsaved = (value: boolean) => {
    setUnsaved(value);
    onUnsavedChange(value);
  };
  if (pressed !== seen) {
    setSeen(pressed);
    if (pressed?.doing === 'edit') open(pressed.event);
    else if (pressed) setDeleting(pressed.event);
  }
  const heldHere =
    next === null
      ? null
      : {
          onLeave: () => {
            setTarget(next);
            setNext(null);
          },
          onStay: () => setNext(null),
        };
  return (
    <>
      {slot && !away
        ? createPortal(
            <Button size="small" icon={<Icon drawing={Plus} size={18} />} onPress={() => open('new')}>
              {eventFormTexts.createEvent}
            </Button>,
            slot,
          )
        : null}
      {waitingEventsOf(queue).map(({ event, name }) => {
        // While one is being created here, it is the panel that says what becomes of it.
        return !slot || away || target === 'new' || target?.id === event.id ? null : (
          <StatusNote
            key={event.id}
            tone="info"
            title={fillText(eventFormTexts.unsentTitle, { name })}
            actions={
              <Button variant="secondary" size="small" onPress={() => open(event)}>
                {fillText(eventFormTexts.unsentEdit, { name })}
              </Button>
            }
          >
            {eventFormTexts.unsentBody}
          </StatusNote>
        );
      })}
      {target === null ? null : (
        <div hidden={away}>
          <EventEditorFlow
            key={target === 'new' ? 'new' : target.id}
            event={target === 'new' ? null : target}
            Card={Card}
            held={held ?? heldHere}
            onUnsavedChange={noteUnsaved}
            onOpenPage={slot ? (eventId) => navigate(eventPath(eventId)) : undefined}
            onClose={() => {
              setTarget(null);
              // The panel goes from above the page, and with it the place where the focus was.
              const back = slot ? slot.querySelector('button') : pressed?.opener;
              if (back instanceof HTMLElement) back.focus();
            }}
          />
        </div>
      )}
      {deleting ? (
        <DeleteEventFlow
          event={deleting}
          onClose={({ deleted }) => {
            if (deleted && target !== 'new' && target?.id === deleting.id) {
              forgetEventDraft(deleting);
              noteUnsaved(false);
              setTarget(null);
            }
            setDeleting(null);
          }}
        />
      ) : null}
    </>
  );
}
