/** What approving many at once comes to where seats run out: the rest waits on. */
export interface SeatsShort {
  /** Events without a seat for all of them. */
  readonly events: number;
  /** Applications that would wait on. */
  readonly waiting: number;
}

/** Counts who of these would not get a seat, if all were approved now; one entry an application. */
export function seatsShort(
  applications: readonly {
    readonly event: { readonly id: string; readonly attendeesCount: number; readonly maxAttendees: number };
  }[],
): SeatsShort {
  const left = new Map<string, number>();
  for (const { event } of applications)
    left.set(event.id, (left.get(event.id) ?? Math.max(0, event.maxAttendees - event.attendeesCount)) - 1);
  const short = [...left.values()].filter((seats) => seats < 0);
  return { events: short.length, waiting: short.reduce((sum, seats) => sum - seats, 0) };
}
