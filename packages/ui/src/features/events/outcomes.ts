/** The group of what became of a member's presses on one event: each takes the place of the one before. */
export const outcomesOf = (eventId: string) => `event:${eventId}`;
