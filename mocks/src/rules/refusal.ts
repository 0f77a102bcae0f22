/** A refusal of the database, as PostgREST would pass it on. */
export class Refusal extends Error {
  readonly code: string;
  readonly details: string | null;

  constructor(code: string, message: string, details: string | null = null) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** A fixed message that the client tells apart; raised with P0001. */
export function raised(
  message:
    | 'EVENT_FULL'
    | 'EVENT_NOT_FOUND'
    | 'EVENT_OVER'
    | 'NO_APPLICATION'
    | 'NO_ACTIVE_BOOKING'
    | 'ALREADY_DECIDED'
    | 'ADMIN_EXISTS'
    | 'ADMIN_RESTRICTED'
    | 'CONFLICT'
    | 'TOO_MANY_IDS',
): Refusal {
  return new Refusal('P0001', message);
}

/** What a broken check constraint is answered with. */
export function violated(constraint: string): Refusal {
  return new Refusal('23514', `new row violates check constraint "${constraint}"`);
}

/** What a missing right is answered with. */
export function denied(message: string): Refusal {
  return new Refusal('42501', message);
}
