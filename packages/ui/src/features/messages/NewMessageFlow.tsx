import { dataErrorCode } from '@sorella/core/data-port';
import type { MessageableUser } from '@sorella/core/domain/entities/message';
import { matchesName } from '@sorella/core/domain/profile/names';
import { dataErrorNotice } from '@sorella/core/notices/data-error';
import { messagesNotices } from '@sorella/core/notices/messages.notices';
import { noticeOf } from '@sorella/core/notices/notice';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PeopleContent, PeopleList } from '../../lists/messages/PeopleList.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { useReadFailure } from '../../queries/use-read-failure.ts';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { reportFailure } from '../../runtime/app-services.ts';
import { useNavigate } from '../../runtime/navigation.tsx';
import * as css from './messages.css.ts';
import { peopleQuery } from './queries.ts';

/** Props of {@link NewMessageFlow}. */
export interface NewMessageFlowProps {
  readonly userId: string;
}

/** Milliseconds of stillness after which what is typed is looked for. */
const STILL_MS = 250;

/** What was typed, once the typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Whom the member may begin to write to. */
export function NewMessageFlow({ userId }: NewMessageFlowProps) {
  const services = useAppServices();
  const { data, notices } = services;
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const sought = useSettled(search.trim());
  const people = useInfiniteQuery({
    ...peopleQuery(data, userId, sought),
    placeholderData: keepPreviousData,
  });
  const failure = useReadFailure(people);

  const opening = useMutation({
    mutationFn: ({ userId: otherUserId }: MessageableUser) =>
      data.messages.hasConversation({ userId, otherUserId }),
    onSuccess: (exists, { userId: otherUserId }) => {
      notices.retire('new-message');
      if (exists) notices.publish(noticeOf(messagesNotices, 'existing-conversation'));
      navigate(`/messages/${otherUserId}`);
    },
    onError: (error) => {
      notices.publish(
        dataErrorCode(error) === 'offline'
          ? dataErrorNotice('offline')
          : noticeOf(messagesNotices, 'conversation-start-failed'),
        { group: 'new-message' },
      );
      reportFailure(services, error);
    },
  });

  const content = (): PeopleContent => {
    if (!people.data)
      return failure
        ? { kind: 'failed', notice: noticeOf(messagesNotices, 'messageable-users-load-failed'), ...failure }
        : { kind: 'loading' };
    // Somebody may have come meanwhile and moved the pages by one: the same person may stand on two.
    const found = [
      ...new Map(
        people.data.pages.flatMap(({ rows }) => rows.map((row) => [row.userId, row] as const)),
      ).values(),
    ];
    // Without a search the list is for beginning; a search finds everyone.
    const shown = found.filter((person) =>
      // Until the answer is there, what is known is looked through.
      sought === '' ? !person.hasConversation : matchesName(person, sought),
    );
    if (shown.length === 0) {
      if (people.isPlaceholderData) return { kind: 'loading' };
      if (sought !== '') return { kind: 'no-match' };
      return { kind: found.length === 0 ? 'nobody' : 'nobody-new' };
    }
    const more = people.hasNextPage && (sought !== '' || shown.length === found.length);
    return {
      kind: 'ready',
      people: shown,
      more: more ? { loading: people.isFetchingNextPage, onMore: () => void people.fetchNextPage() } : null,
    };
  };

  return (
    <section className={css.panel} aria-labelledby="new-message">
      <div>
        <Heading level={2} size="card" id="new-message">
          {messagesTexts.newMessage}
        </Heading>
        <Text tone="soft" size="small">
          {messagesTexts.newMessageSubtitle}
        </Text>
      </div>
      <PeopleList
        content={content()}
        search={search}
        opening={opening.isPending ? opening.variables.userId : null}
        onSearch={setSearch}
        onRefresh={() => void people.refetch()}
        onChoose={(person) => opening.mutate(person)}
      />
    </section>
  );
}
