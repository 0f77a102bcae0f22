import { instant } from '../world/instants.ts';
import type { World } from '../world/world.ts';
import { type Caller, isAdmin } from './caller.ts';
import { denied, Refusal, raised } from './refusal.ts';
import { requireSelf } from './replays.ts';

function addAdminRow(world: World, userId: string): void {
  const { profiles, admin_users } = world.tables;
  if (!profiles.some(({ id }) => id === userId))
    throw new Refusal('23503', 'insert or update on table "admin_users" violates foreign key constraint');
  if (admin_users.some((row) => row.user_id === userId)) return;
  world.insert('admin_users', {
    id: world.newId('admin'),
    user_id: userId,
    created_at: instant(world.now()),
  });
}

const isDesignated = ({ accounts, firstAdminEmail }: World, userId: string) =>
  accounts.some(
    ({ id, email, confirmed }) =>
      id === userId && confirmed && email.toLowerCase() === firstAdminEmail?.toLowerCase(),
  );

/** Makes the caller the first admin, when she may be it; again is harmless. */
export function claimFirstAdmin(world: World, caller: Caller, claimed: unknown): true {
  const userId = requireSelf(caller, claimed);
  if (isAdmin(world, caller)) return true;
  if (world.tables.admin_users.length > 0) throw raised('ADMIN_EXISTS');
  if (world.firstAdminEmail !== null && !isDesignated(world, userId)) throw raised('ADMIN_RESTRICTED');
  addAdminRow(world, userId);
  return true;
}

/** Makes someone an admin; again is harmless. */
export function grantAdmin(world: World, caller: Caller, claimed: unknown, target: string): true {
  requireSelf(caller, claimed);
  if (!isAdmin(world, caller)) throw denied('Only existing admins can grant admin privileges');
  addAdminRow(world, target);
  return true;
}
