import { fullName } from '@sorella/core/domain/profile/names';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../empty-states/ErrorState.tsx';
import { BlockedList, BlockedListSkeleton } from '../../lists/blocked/BlockedList.tsx';
import { KeptPlace } from '../../primitives/KeptPlace.tsx';
import { Text } from '../../primitives/Text.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { blockedQuery } from './queries.ts';
import { useBlocking } from './use-blocking.ts';

/** Whom the member has blocked, with the way back. */
export function SafetyFlow({ userId }: { readonly userId: string }) {
  const { data } = useAppServices();
  const blocked = useQuery(blockedQuery(data, userId));
  const failure = useReadFailure(blocked);
  const unblock = useBlocking('unblock');
  if (blocked.data)
    return (
      <KeptPlace>
        {blocked.data.length === 0 ? (
          <Text tone="soft">{safetyTexts.noneBlocked}</Text>
        ) : (
          <BlockedList
            members={blocked.data}
            unblocking={unblock.isPending ? (unblock.variables?.userId ?? null) : null}
            onUnblock={(member) => unblock.mutate({ userId: member.userId, name: fullName(member) })}
          />
        )}
      </KeptPlace>
    );
  return failure ? (
    <ErrorState
      notice={failure.generalNotice}
      headingLevel={3}
      retrying={failure.retrying}
      onRetry={() => void blocked.refetch()}
    />
  ) : (
    <BlockedListSkeleton />
  );
}
