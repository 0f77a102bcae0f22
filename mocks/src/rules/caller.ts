import type { World } from '../world/world.ts';

/** Who asks: nobody known (a visitor) or a signed-in account. */
export interface Caller {
  userId: string | null;
}

/** Whether a row in admin_users stands behind the caller. */
export function isAdmin(world: World, { userId }: Caller): boolean {
  return world.tables.admin_users.some((row) => row.user_id === userId);
}

/** Access of a member: admin, active subscription, or any approved application. */
export function hasMemberAccess(world: World, { userId }: Caller): boolean {
  const { user_subscriptions, event_applications } = world.tables;
  return (
    isAdmin(world, { userId }) ||
    user_subscriptions.some((row) => row.user_id === userId && row.status === 'active') ||
    event_applications.some((row) => row.user_id === userId && row.status === 'approved')
  );
}
