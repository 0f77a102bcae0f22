import type { UsableConfirmationLink } from '../../data-port/community-data.ts';
import { dataErrorCode, isConnectionFailure } from '../../data-port/errors.ts';
import type { ConfirmationLink } from '../../domain/accounts/account-links.ts';

/** True for a link that the auth service has yet to be asked about. */
export function isUsable(link: ConfirmationLink | null): link is UsableConfirmationLink {
  return link !== null && link.kind !== 'confirmed' && link.kind !== 'refused';
}

/**
 * True for a failure that says nothing about the link: it stays good, and the visitor may try again.
 */
export function saysNothingOfLink(error: unknown): boolean {
  return isConnectionFailure(error) || ['rate-limited', 'malformed-answer'].includes(dataErrorCode(error));
}
