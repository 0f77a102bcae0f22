import { type CommunityData, dataErrorCode } from '@sorella/core/data-port';
import { ADMIN_RECHECK_ATTEMPTS, ADMIN_RECHECK_MS } from '@sorella/core/domain/limits';
import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { AppServices } from '../../runtime/app-services.ts';

/** Whoever is not signed in is no admin, however often it is asked. */
const isSessionFailure = (error: unknown) => {
  const code = dataErrorCode(error);
  return code === 'session-expired' || code === 'not-signed-in';
};

/** Whether Coffee Chats and Messages are open to the member. */
export const accessQuery = (data: CommunityData, userId: string) =>
  queryOptions({ queryKey: ['access', userId], queryFn: () => data.access.hasMemberAccess(userId) });

/** Names of the features that are switched off. */
export const disabledFeaturesQuery = (data: CommunityData) =>
  queryOptions({ queryKey: ['features'], queryFn: () => data.access.listDisabledFeatures() });

/** Until when she may neither apply nor write nor ask, and why; null when she may. Read anew with her profile. */
export const suspensionQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['standing', userId, 'suspension'],
    queryFn: () => data.access.getSuspension(userId),
  });

/** Warnings that she has not confirmed, the oldest first. Read anew with her profile. */
export const warningsQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['standing', userId, 'warnings'],
    queryFn: () => data.access.listWarnings(),
  });

/**
 * What her roles let her see to. A display hint only: the server checks every call. Read anew with her profile,
 * as her suspension is: a role that is given or taken, and a suspension, are told as changes of it.
 */
export const rightsQuery = (data: CommunityData, userId: string) =>
  queryOptions({
    queryKey: ['standing', userId, 'rights'],
    queryFn: () => data.access.listRights(),
  });

/** Where it is kept whether the member is an admin. */
export const isAdminKey = (userId: string) => ['admin', userId] as const;

/**
 * Whether the member is an admin. A display hint only: the server checks every write. What
 * could not be read is read again after five seconds, three times at most, and only while there is a
 * connection.
 */
export const isAdminQuery = ({ data, device }: Pick<AppServices, 'data' | 'device'>, userId: string) =>
  queryOptions({
    queryKey: isAdminKey(userId),
    queryFn: () => data.access.isAdmin(userId),
    retry: (rechecks, error) =>
      rechecks < ADMIN_RECHECK_ATTEMPTS && device.isOnline() && !isSessionFailure(error),
    retryDelay: ADMIN_RECHECK_MS,
  });

/** Whether what is known of it is a hint of before: what failed later is newer. What is asked again is not yet. */
export const isUnverified = ({
  failureCount,
  errorUpdatedAt,
  dataUpdatedAt,
  isFetching,
}: Pick<UseQueryResult, 'failureCount' | 'errorUpdatedAt' | 'dataUpdatedAt' | 'isFetching'>): boolean =>
  failureCount > 0 || (errorUpdatedAt > dataUpdatedAt && !isFetching);

/** Where it is kept whether there is any admin. */
export const ADMIN_EXISTS_KEY = ['admin-exists'] as const;

/** Whether there is any admin at all. */
export const adminExistsQuery = (data: CommunityData) =>
  queryOptions({ queryKey: ADMIN_EXISTS_KEY, queryFn: () => data.admin.adminExists() });
