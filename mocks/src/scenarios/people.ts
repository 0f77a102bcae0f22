import type { Profile } from '@sorella/core/domain/entities/profile';
import { aMember, anAdmin } from '../builders.ts';
import { PEOPLE } from '../content.ts';
import { addAdmin, addMember } from './fill.ts';
import type { World } from './world.ts';

/** The demo accounts' profiles and everyone else in town. */
export interface Cast {
  admin: Profile;
  maya: Profile;
  noor: Profile;
  lena: Profile;
  others: Profile[];
}

/** Gives a world its accounts; every password is the demo world's. */
export function addCast(world: World): Cast {
  const cast = {
    admin: anAdmin(),
    maya: aMember({ n: 2 }),
    noor: aMember({ n: 3 }),
    lena: aMember({ n: 4 }),
    others: PEOPLE.slice(4).map((_, index) => aMember({ n: index + 16, ...nameOf(index + 4) })),
  };
  addAdmin(world, cast.admin);
  for (const member of [cast.maya, cast.noor, cast.lena, ...cast.others]) addMember(world, member);
  return cast;
}

/** Members beside the demo accounts are numbered from 0x10 on, as in the database's seed. */
function nameOf(index: number): Partial<Profile> {
  const { firstName, lastName, title, bio, city } = PEOPLE[index] ?? {};
  return {
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    title: title ?? null,
    bio: bio ?? null,
    city: city ?? null,
  };
}
