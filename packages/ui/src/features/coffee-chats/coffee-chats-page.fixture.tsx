import { DEMO_IDS } from '@sorella/mocks';
import { screen } from 'storybook/test';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
import { press } from '../../primitives/press.fixture.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { CoffeeChatsFlow } from './CoffeeChatsFlow.tsx';

/** Maya's coffee chats with the notices that they tell. */
export function CoffeeChatsPage() {
  const { notices } = useAppServices();
  return (
    <>
      <Container>
        <CoffeeChatsFlow userId={DEMO_IDS.maya} />
      </Container>
      <NoticeHost center={notices} />
    </>
  );
}

/** Opens the dialog once the list has come. */
export async function openDialog(): Promise<void> {
  await screen.findByRole('list', { name: 'My Coffee Chat Requests' });
  await press('Request Coffee Chat');
  await screen.findByRole('dialog', { name: 'Create Coffee Chat Request' });
}

/** Presses a day of the calendar: the words begin with it. */
export const pressDay = (day: string) => press(new RegExp(`^${day}, 2026`));
