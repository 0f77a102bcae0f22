import { admins } from './admins.ts';
import { events } from './events.ts';
import { joining } from './joining.ts';
import { network } from './network.ts';
import { people } from './people.ts';
import type { Strip, StripGroup } from './strip.ts';

/** All film strips, in the order of the page. */
export const stripGroups: readonly StripGroup[] = [joining, events, people, network, admins];

/** The same without their groups. */
export const strips: readonly Strip[] = stripGroups.flatMap((group) => group.strips);
