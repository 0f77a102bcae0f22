import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EventAdminBarProps } from '../admin/events/EventAdminBar.tsx';
import type { EventAdminFlowProps, EventAdminPress } from '../features/event-admin/event-admin.types.ts';
import type { EventAdminPresses } from '../features/events/EventCardFlow.tsx';
import { isAdminQuery } from '../features/session/access-queries.ts';
import { useSession } from '../features/session/use-session.ts';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import { useAppServices } from '../runtime/AppServicesProvider.tsx';
import { MissingPart } from './MissingPart.tsx';

/** The admin's editor and question, loaded for admins alone. */
export const EventAdminFlow = lazyComponent<EventAdminFlowProps>(
  async () => (await import('../features/event-admin/EventAdminFlow.tsx')).EventAdminFlow,
  // Nothing is missed before it is asked for.
  ({ pressed }) => (pressed ? <MissingPart /> : null),
);

/** What an organizer does with an event besides, loaded for admins alone. */
export const EventAdminBar = lazyComponent<EventAdminBarProps>(
  async () => (await import('../admin/events/EventAdminBar.tsx')).EventAdminBar,
);

/** Whether an admin looks at the page, and what she pressed last on one of its events. */
export function useEventAdmin(): {
  isAdmin: boolean;
  /** Given to what shows events; undefined for everybody else. */
  admin: EventAdminPresses | undefined;
  pressed: EventAdminPress | null;
  /** Begins another one like it. */
  onDuplicate: (event: EventAdminPress['event']) => void;
  /** Asks before it is cancelled. */
  onCancel: (event: EventAdminPress['event']) => void;
} {
  const services = useAppServices();
  const { session } = useSession();
  const userId = session?.userId ?? null;
  const { data: isAdmin = false } = useQuery({
    ...isAdminQuery(services, userId ?? ''),
    enabled: userId !== null,
  });
  const [pressed, setPressed] = useState<EventAdminPress | null>(null);
  const press = (doing: EventAdminPress['doing'], event: EventAdminPress['event']) =>
    setPressed({ doing, event, opener: document.activeElement });
  const admin: EventAdminPresses = {
    onEdit: (event) => press('edit', event),
    onDelete: (event) => press('delete', event),
  };
  return {
    isAdmin,
    admin: isAdmin ? admin : undefined,
    pressed,
    onDuplicate: (event) => press('duplicate', event),
    onCancel: (event) => press('cancel', event),
  };
}
