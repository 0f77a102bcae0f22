import { coffeeChatsTexts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { CoffeeChatsFlow, type CoffeeChatsFlowProps } from '../features/coffee-chats/CoffeeChatsFlow.tsx';
import { Screen } from './Screen.tsx';

/** The coffee chats page. */
export function CoffeeChatsScreen(props: CoffeeChatsFlowProps) {
  return (
    <Screen title={coffeeChatsTexts.title}>
      <CoffeeChatsFlow {...props} />
    </Screen>
  );
}
