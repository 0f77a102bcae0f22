// A member's own profile: its form, what waits to be saved, her access.
export { ownProfileQuery } from './queries.ts';
