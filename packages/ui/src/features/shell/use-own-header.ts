import { fullName } from '@sorella/core/domain/profile/names';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { useQuery } from '@tanstack/react-query';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import type { HeaderProps } from '../../site/Header.tsx';
import { unreadQuery } from '../messages/index.ts';
import { ownProfileQuery } from '../profile/index.ts';
import {
  accessQuery,
  disabledFeaturesQuery,
  isAdminQuery,
  rightsQuery,
  suspensionQuery,
} from '../session/index.ts';

/** Where the features lead that can be switched off. */
const FEATURE_PATHS: Readonly<Record<string, string>> = {
  coffee_chats: '/coffee-chats',
  direct_messages: '/messages',
};

/** What the header says of who is signed in: her name, what she may open, what waits for her. */
export function useOwnHeader(userId: string | null): {
  readonly access: NonNullable<HeaderProps['access']>;
  readonly isAdmin: boolean;
  readonly hasTools: boolean;
  readonly hiddenPaths: readonly string[];
  readonly unreadMessages: number;
  readonly isSuspended: boolean;
  readonly member: HeaderProps['member'] | undefined;
} {
  const services = useAppServices();
  const { data } = services;
  const access = useQuery({
    ...accessQuery(data, userId ?? ''),
    enabled: userId !== null,
  });
  const admin = useQuery({
    ...isAdminQuery(services, userId ?? ''),
    enabled: userId !== null,
  });
  const isAdmin = admin.data ?? false;
  const rights = useQuery({
    ...rightsQuery(data, userId ?? ''),
    enabled: userId !== null && admin.data === false,
  });
  const disabled = useQuery({ ...disabledFeaturesQuery(data), enabled: userId !== null });
  const hiddenPaths = (disabled.data ?? []).flatMap((name) => FEATURE_PATHS[name] ?? []);
  const unread = useQuery({
    ...unreadQuery(data, userId ?? ''),
    enabled: userId !== null && access.data === true,
  });
  const unreadMessages = userId === null ? 0 : (unread.data ?? 0);
  const suspension = useQuery({ ...suspensionQuery(data, userId ?? ''), enabled: userId !== null });
  const profile = useQuery({ ...ownProfileQuery(data, userId ?? ''), enabled: userId !== null });
  const member =
    userId !== null && profile.data
      ? {
          id: userId,
          firstName: profile.data.firstName?.trim() || shellTexts.account,
          name: fullName(profile.data),
          photoUrl: profile.data.avatarUrl,
        }
      : undefined;
  return {
    access: access.data === undefined ? 'unknown' : access.data ? 'granted' : 'denied',
    isAdmin,
    hasTools: isAdmin || (rights.data?.rights.length ?? 0) > 0,
    hiddenPaths,
    unreadMessages,
    isSuspended: Boolean(userId !== null && suspension.data),
    member,
  };
}
