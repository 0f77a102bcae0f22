import type { CommunityData } from '@sorella/core/data-port';
import { DEMO_IDS } from '@sorella/mocks';

/** Noor, whom the admin of a story's world has made one as well, on a device of her own. */
export async function anotherAdmin(
  world: { as(member: 'admin' | 'noor'): Promise<CommunityData> } | undefined,
): Promise<CommunityData | undefined> {
  const admin = await world?.as('admin');
  await admin?.admin.grantAdmin(DEMO_IDS.admin, DEMO_IDS.noor);
  return await world?.as('noor');
}
