import { shellTexts } from '@sorella/core/notices';
import { AccessRequired, NotBuiltYetScreen, SignInRequired } from '@sorella/ui';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/coffee-chats')({ component: CoffeeChats });

function CoffeeChats() {
  return (
    <SignInRequired feature={shellTexts.coffeeChats}>
      {({ userId }) => (
        <AccessRequired feature={shellTexts.coffeeChats} userId={userId}>
          <NotBuiltYetScreen />
        </AccessRequired>
      )}
    </SignInRequired>
  );
}
