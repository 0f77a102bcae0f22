import { Id } from '@sorella/core/domain/entities/common';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import {
  AccessRequired,
  MessagesScreen,
  type MessagesScreenProps,
  SignedOutMessages,
  SignInRequired,
} from '@sorella/ui';
import { createFileRoute, useParams } from '@tanstack/react-router';
import * as z from 'zod/mini';

const Search = z.object({ new: z.catch(z.optional(z.boolean()), undefined) });

export const Route = createFileRoute('/messages')({
  validateSearch: (search) => Search.parse(search),
  component: Messages,
});

function Messages() {
  const isNew = Route.useSearch().new ?? false;
  // The list stays where it is from one conversation to the next.
  const { userId: named } = useParams({ strict: false });
  const { data: otherUserId } = Id.safeParse(named?.toLowerCase());
  const view: MessagesScreenProps['view'] =
    otherUserId === undefined
      ? { kind: isNew ? 'new' : 'list' }
      : { kind: 'conversation', with: otherUserId };
  return (
    <SignInRequired feature={shellTexts.messages} ended={<SignedOutMessages />}>
      {({ userId }) => (
        <AccessRequired feature={shellTexts.messages} userId={userId} toggle="direct_messages">
          <MessagesScreen userId={userId} view={view} />
        </AccessRequired>
      )}
    </SignInRequired>
  );
}
