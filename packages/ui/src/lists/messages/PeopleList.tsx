import type { MessageableUser } from '@sorella/core/domain/entities/message';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { RefreshCw } from 'lucide';
import { FreeSeatDrawing } from '../../art/drawings/FreeSeatDrawing.tsx';
import { SearchDrawing } from '../../art/drawings/SearchDrawing.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { EmptyState } from '../../empty-states/EmptyState.tsx';
import { ErrorState, type ErrorStateProps } from '../../empty-states/ErrorState.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import { Button, ButtonLink } from '../../primitives/Button.tsx';
import { IconButton } from '../../primitives/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { Text } from '../../primitives/Text.tsx';
import { TextInput } from '../../primitives/TextInput.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './people-list.css.ts';

/** What there is to choose from. */
export type PeopleContent =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'failed'; readonly retrying: boolean } & Pick<ErrorStateProps, 'notice' | 'advice'>)
  | {
      readonly kind: 'ready';
      readonly people: readonly MessageableUser[];
      readonly more: { readonly loading: boolean; readonly onMore: () => void } | null;
    }
  /** Nobody shares an event with her, nobody has that name, or she writes with all of them already. */
  | { readonly kind: 'nobody' | 'no-match' | 'nobody-new' };

/** Props of {@link PeopleList}. */
export interface PeopleListProps {
  readonly content: PeopleContent;
  readonly search: string;
  /** Whose conversation is being opened. */
  readonly opening: string | null;
  readonly onSearch: (search: string) => void;
  readonly onRefresh: () => void;
  readonly onChoose: (person: MessageableUser) => void;
}

function PersonRow({
  person,
  busy,
  onChoose,
}: {
  readonly person: MessageableUser;
  readonly busy: boolean;
  readonly onChoose: () => void;
}) {
  const name = fullName(person);
  return (
    <tr className={css.row}>
      <td className={css.person}>
        <Avatar name={name} seed={person.userId} photoUrl={person.avatarUrl} decorative />
        <span className={css.words}>
          <span className={css.name}>{name}</span>
          {person.title ? <span className={css.title}>{person.title}</span> : null}
        </span>
      </td>
      <td className={css.action}>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={fillText(messagesTexts.messageTo, { name })}
          onPress={onChoose}
        >
          {messagesTexts.message}
        </Button>
      </td>
    </tr>
  );
}

function PeopleSkeleton() {
  return (
    <>
      <Text size="small" tone="soft">
        <span role="status">{messagesTexts.loadingUsers}</span>
      </Text>
      <div aria-busy="true" className={css.skeletons}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={css.person}>
            <Skeleton shape="circle" width="44px" height="44px" />
            <span className={css.words}>
              <Skeleton width="44%" />
              <Skeleton width="60%" />
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

function Content({ content, opening, onChoose, onRefresh }: PeopleListProps) {
  switch (content.kind) {
    case 'loading':
      return <PeopleSkeleton />;
    case 'failed':
      return (
        <ErrorState
          notice={content.notice}
          {...(content.advice === undefined ? {} : { advice: content.advice })}
          retrying={content.retrying}
          onRetry={onRefresh}
        />
      );
    case 'nobody':
      return (
        <EmptyState
          drawing={<FreeSeatDrawing />}
          title={messagesTexts.noUsersTitle}
          body={messagesTexts.noUsersBody}
          inPanel
          action={<ButtonLink href="/events">{messagesTexts.browseEvents}</ButtonLink>}
        />
      );
    case 'no-match':
    case 'nobody-new':
      return (
        <div className={css.nothing} role="status">
          <SearchDrawing />
          <Text weight="strong">
            {content.kind === 'no-match' ? messagesTexts.noSearchResults : messagesTexts.noOtherUsers}
          </Text>
        </div>
      );
    case 'ready':
      return (
        <>
          <table className={css.table} aria-label={messagesTexts.people}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{messagesTexts.person}</VisuallyHidden>
                </th>
                <th scope="col">
                  <VisuallyHidden>{messagesTexts.action}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {content.people.map((person) => (
                <PersonRow
                  key={person.userId}
                  person={person}
                  busy={opening === person.userId}
                  onChoose={() => onChoose(person)}
                />
              ))}
            </tbody>
          </table>
          {content.more ? (
            <div className={css.more}>
              <Button
                variant="secondary"
                size="small"
                busy={content.more.loading}
                busyLabel={messagesTexts.showingMore}
                onPress={content.more.onMore}
              >
                {messagesTexts.showMore}
              </Button>
            </div>
          ) : null}
        </>
      );
  }
}

/** Whom the member may write to: search, refresh, and a table of people. */
export function PeopleList(props: PeopleListProps) {
  const { search, onSearch, onRefresh, content } = props;
  return (
    <div className={css.root}>
      {content.kind === 'nobody' && search === '' ? null : (
        <div className={css.tools}>
          <TextInput
            type="search"
            aria-label={messagesTexts.searchUsers}
            placeholder={messagesTexts.searchUsers}
            value={search}
            maxLength={100}
            autoComplete="off"
            onValueChange={onSearch}
          />
          <IconButton label={messagesTexts.refreshUsers} onPress={onRefresh}>
            <Icon drawing={RefreshCw} size={20} />
          </IconButton>
        </div>
      )}
      <Content {...props} />
    </div>
  );
}
