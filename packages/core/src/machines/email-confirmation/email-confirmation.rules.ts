import type { UsableConfirmationLink } from '../../data-port/community-data.ts';
import { dataErrorCode, isConnectionFailure } from '../../data-port/errors.ts';
import type { ConfirmationLink } from '../../domain/account-links.ts';
import type { EmailConfirmationContext } from './email-confirmation.types.ts';

/** True for a link that the auth service has yet to be asked about. */
export function isUsable(link: ConfirmationLink | null): link is UsableConfirmationLink {
  return link !== null && link.kind !== 'confirmed' && link.kind !== 'refused';
}

/**
 * True when the page is opened with the link that it knows already, or without one after it had one: the back button
 * and a second mount must not turn what was said into its opposite.
 */
export function isKnown({ link: known }: EmailConfirmationContext, link: ConfirmationLink | null): boolean {
  if (!known) return false;
  return link === null || JSON.stringify(link) === JSON.stringify(known);
}

/** True for a failure that says nothing about the link: it stays good, and she may try again. */
export function saysNothingOfLink(error: unknown): boolean {
  return isConnectionFailure(error) || ['rate-limited', 'malformed-answer'].includes(dataErrorCode(error));
}
