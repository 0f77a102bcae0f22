import { DEMO_IDS } from '@sorella/mocks';
import { screen, userEvent } from 'storybook/test';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
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

/** Presses a button by its name once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Opens the dialog once the list has come. */
export async function openDialog(): Promise<void> {
  await screen.findByRole('list', { name: 'My Coffee Chat Requests' });
  await press('Request Coffee Chat');
  await screen.findByRole('dialog', { name: 'Create Coffee Chat Request' });
}

/** Presses a day of the calendar: the words begin with it. */
export const pressDay = (day: string) => press(new RegExp(`^${day}, 2026`));
