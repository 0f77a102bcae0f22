import { coffeeChatDatesModel } from '@sorella/core/models/coffee-chat-dates';
import { screen, userEvent, within } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { walk } from '../../../../../.storybook/world/walk.ts';
import type { WorldParameters } from '../../../../../.storybook/world/world.ts';
import { press } from '../../primitives/press.fixture.ts';
import { CoffeeChatDialogFlow } from './CoffeeChatDialogFlow.tsx';
import { CoffeeChatsPage, openDialog, pressDay } from './coffee-chats-page.fixture.tsx';

const pressTime = async (name: string) => {
  const times = await screen.findByRole('group', { name: 'Times on Tuesday, November 24, 2026' });
  await userEvent.click(within(times).getByRole('checkbox', { name }));
};

const meta = preview.meta({
  title: 'Flows/Coffee chat dates',
  component: CoffeeChatsPage,
  subcomponents: { CoffeeChatDialogFlow },
  parameters: {
    ...everyFlow,
    world: { scenario: 'coffeeChats', as: 'maya' } satisfies WorldParameters,
    storyExemptions: {
      'kind:loading': 'Choosing waits for nothing; sending is told in Flows/Coffee chats.',
      'kind:error': 'Choosing fails at nothing; sending is told in Flows/Coffee chats.',
    },
  },
  play: walk(
    coffeeChatDatesModel,
    {
      'picks-first-day': () => pressDay('Tuesday, November 24'),
      'picks-second-day': () => pressDay('Wednesday, November 25'),
      'picks-third-day': () => pressDay('Friday, November 27'),
      'adds-time': () => pressTime('6:00 PM'),
      'unchecks-noon': () => pressTime('12:00 PM'),
      'removes-day': () => press('Remove Tuesday, November 24, 2026'),
    },
    openDialog,
  ),
});

export const Unpicked = meta.story({
  name: 'With no day chosen there is nothing to send (R-209)',
  tags: ['kind:empty', 'walk', 'state:coffee-chat-dates.unpicked'],
});

export const Picked = meta.story({
  name: 'A chosen day carries noon, and the other times beside it (R-205, R-206)',
  tags: ['walk', 'state:coffee-chat-dates.picked'],
});

export const Noon = meta.story({
  name: 'Noon stays checked when it is the last (R-207, A-64)',
  tags: ['walk', 'state:coffee-chat-dates.picked', 'via:unchecks-noon', 'replayed'],
});

export const Removed = meta.story({
  name: 'A day can be taken out again beside its times (R-208)',
  tags: ['walk', 'state:coffee-chat-dates.unpicked', 'via:removes-day', 'replayed'],
});

export const Full = meta.story({
  name: 'With three days chosen no other can be (R-203, A-62)',
  tags: ['kind:denied', 'walk', 'state:coffee-chat-dates.full'],
});
