import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { AccessRequired, CoffeeChatsScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/coffee-chats')({ component: CoffeeChats });

function CoffeeChats() {
  return (
    <SignInRequired feature={shellTexts.coffeeChats}>
      {({ userId }) => (
        <AccessRequired feature={shellTexts.coffeeChats} userId={userId} toggle="coffee_chats">
          <CoffeeChatsScreen userId={userId} />
        </AccessRequired>
      )}
    </SignInRequired>
  );
}
