import { confirmTexts } from '@sorella/core/notices/texts/confirm.texts';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pressReady } from '../../dialogs/press-ready.fixture.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { NavigateProvider } from '../../runtime/navigation.tsx';
import { EventsFlow, type EventsView } from './EventsFlow.tsx';

/** Props of {@link EventsPage}. */
export interface EventsPageProps {
  initial: EventsView;
  onNavigate: (to: string) => void;
}

/** The listing with what a page adds to it: a place for notices, and an address. */
export function EventsPage({ initial, onNavigate }: EventsPageProps) {
  const [view, setView] = useState(initial);
  const { notices } = useAppServices();
  return (
    <NavigateProvider navigate={onNavigate}>
      <EventsFlow view={view} onViewChange={setView} />
      <NoticeHost center={notices} />
    </NavigateProvider>
  );
}

/** The first page, with nothing filtered. */
export const firstPage: EventsView = { filters: { category: null, city: null, search: null }, page: 1 };

/** The side of an event's card that is turned to the reader. */
export async function front(title: string) {
  const article = await screen.findByRole('article', { name: title });
  const face = article.querySelector<HTMLElement>('[inert]')?.previousElementSibling;
  return within(face instanceof HTMLElement ? face : article);
}

/** Answers the question whether the member is sure, once it is ready for a press; `safe` is the button that has the focus first. */
export async function answer(button: string, safe: string = confirmTexts.keepBooking): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  // The dialog takes the focus a moment after it is there, and would take it back from a press made before.
  await waitFor(() => expect(question.getByRole('button', { name: safe })).toHaveFocus());
  await pressReady(question, button);
}
