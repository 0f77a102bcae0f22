import type { Event } from '@sorella/core/domain/entities/event';
import { eventPath } from '@sorella/core/domain/events/event-address';
import { waitingEventsOf } from '@sorella/core/editing/unsent-events';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { fillText } from '@sorella/core/notices/notice';
import { eventFormTexts } from '@sorella/core/notices/texts/event-form.texts';
import { Plus } from 'lucide';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../art/icons/Icon.tsx';
import { turningButtonIn } from '../../cards/event-card/turning-button.ts';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { Button } from '../../primitives/Button.tsx';
import { afterFirstPicture } from '../../primitives/lazy-code.ts';
import { lazyComponent } from '../../primitives/lazy-component.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { canTakeFocus, useKeptFocus } from '../../primitives/use-kept-focus.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { useNavigate } from '../../runtime/navigation.tsx';
import * as css from './event-admin.css.ts';
import type { EventAdminFlowProps } from './event-admin.types.ts';
import { forgetEventDraft } from './event-draft.ts';
import { useKeptCard } from './use-kept-card.ts';

const loadEditor = async () => (await import('./EventEditorFlow.tsx')).EventEditorFlow;
const loadQuestion = async () => (await import('./DeleteEventFlow.tsx')).DeleteEventFlow;
const loadCancelling = async () => (await import('./CancelEventFlow.tsx')).CancelEventFlow;

const Missing = () => (
  <ErrorState notice={dataErrorNotice('network')} headingLevel={2} onRetry={() => window.location.reload()} />
);
const EventEditorFlow = lazyComponent(loadEditor, Missing);
const DeleteEventFlow = lazyComponent(loadQuestion, Missing);
const CancelEventFlow = lazyComponent(loadCancelling, Missing);

/** What the panel was opened for, and from where. */
interface Opened {
  readonly target: Event | 'new';
  readonly opener: Element | null;
}

/** Where whoever leaves the panel goes on: at the button that opened it, else on the event's card, else beside the list. */
function placeOf(opened: Opened | null, slot: HTMLElement | null): HTMLElement | null | undefined {
  const id = opened?.target === 'new' ? undefined : opened?.target.id;
  const card = id === undefined ? null : document.querySelector(`[data-item="${id}"]`);
  const places = [opened?.opener, turningButtonIn(card), slot?.querySelector('button')];
  return places.filter((place) => place instanceof HTMLElement).find(canTakeFocus);
}

function CreateButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="small" className={css.create} icon={<Icon drawing={Plus} size={18} />} onPress={onPress}>
      <span className={css.createWords}>{eventFormTexts.createEvent}</span>
    </Button>
  );
}

function UnsentNote({ name, onEdit }: { name: string; onEdit: () => void }) {
  return (
    <StatusNote
      tone="info"
      title={fillText(eventFormTexts.unsentTitle, { name })}
      actions={
        <Button variant="secondary" size="small" onPress={onEdit}>
          {fillText(eventFormTexts.unsentEdit, { name })}
        </Button>
      }
    >
      {eventFormTexts.unsentBody}
    </StatusNote>
  );
}

/**
 * What an admin does with events on their page: the button that creates one, the panel that edits one, the question
 * before one is cancelled or deleted. Another event is never opened over something unsaved without asking.
 */
export function EventAdminFlow({
  pressed,
  creating = false,
  onCreatingShown,
  Card,
  slot,
  away,
  held,
  onUnsavedChange,
}: EventAdminFlowProps) {
  const { offline } = useAppServices();
  const navigate = useNavigate();
  const queue = useSyncExternalStore(offline.subscribe, offline.getSnapshot, offline.getSnapshot);
  const [target, setTarget] = useState<Event | 'new' | null>(creating ? 'new' : null);
  const [copied, setCopied] = useState<Event | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [next, setNext] = useState<Opened | null>(null);
  const [deleting, setDeleting] = useState<Event | null>(null);
  const [cancelling, setCancelling] = useState<Event | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [seen, setSeen] = useState<EventAdminFlowProps['pressed']>(null);
  // Without a network it could not be fetched any more.
  useEffect(
    () => afterFirstPicture(() => void Promise.allSettled([loadEditor(), loadQuestion(), loadCancelling()])),
    [],
  );

  const onShown = useEffectEvent(() => onCreatingShown?.());
  useEffect(() => {
    if (creating) onShown();
  }, [creating]);

  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus({
    part: () => panel.current,
    // The panel goes from above the page, and with it the place where the focus was.
    next: () => (panel.current ? null : placeOf(opened, slot)),
  });
  useKeptCard(slot);

  const show = (wanted: Opened) => {
    setOpened(wanted);
    setTarget(wanted.target);
  };
  const open = (wanted: Event | 'new', opener = document.activeElement) => {
    if (target !== null && unsaved) setNext({ target: wanted, opener });
    else show({ target: wanted, opener });
  };
  const noteUnsaved = (value: boolean) => {
    setUnsaved(value);
    onUnsavedChange(value);
  };
  if (pressed !== seen) {
    setSeen(pressed);
    if (pressed?.doing === 'edit') open(pressed.event, pressed.opener);
    else if (pressed?.doing === 'duplicate') {
      setCopied(pressed.event);
      open('new', pressed.opener);
    } else if (pressed?.doing === 'cancel') setCancelling(pressed.event);
    else if (pressed) setDeleting(pressed.event);
  }
  /** What does not take place any more is not edited either. */
  const leaveEditor = (event: Event) => {
    if (target === 'new' || target?.id !== event.id) return;
    forgetEventDraft(event);
    noteUnsaved(false);
    setTarget(null);
  };
  const heldHere =
    next === null
      ? null
      : {
          onLeave: () => {
            show(next);
            setNext(null);
          },
          onStay: () => setNext(null),
        };
  return (
    <>
      {slot && !away
        ? createPortal(
            <CreateButton
              onPress={() => {
                setCopied(null);
                open('new');
              }}
            />,
            slot,
          )
        : null}
      {slot && !away
        ? waitingEventsOf(queue).map(({ event, name }) => {
            // While one is being created here, it is the panel that says what becomes of it.
            return target === 'new' || target?.id === event.id ? null : (
              <UnsentNote key={event.id} name={name} onEdit={() => open(event)} />
            );
          })
        : null}
      {target === null ? null : (
        <div ref={panel} hidden={away}>
          <EventEditorFlow
            key={target === 'new' ? `new-${copied?.id ?? ''}` : target.id}
            event={target === 'new' ? null : target}
            copyOf={target === 'new' ? copied : null}
            Card={Card}
            held={held ?? heldHere}
            onUnsavedChange={noteUnsaved}
            onOpenPage={slot ? (eventId) => navigate(eventPath(eventId)) : undefined}
            onClose={() => setTarget(null)}
          />
        </div>
      )}
      {deleting ? (
        <DeleteEventFlow
          event={deleting}
          onClose={({ deleted }) => {
            if (deleted) leaveEditor(deleting);
            setDeleting(null);
            // Its own page has nothing left to say of it.
            if (deleted && slot === null) navigate('/events', { replace: true });
          }}
        />
      ) : null}
      {cancelling ? (
        <CancelEventFlow
          event={cancelling}
          onClose={({ cancelled }) => {
            if (cancelled) leaveEditor(cancelling);
            setCancelling(null);
          }}
        />
      ) : null}
    </>
  );
}
