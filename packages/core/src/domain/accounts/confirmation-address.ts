import { one, valuesIn } from './account-links.ts';
import type { LinkParts } from './link-address.ts';
import { HOME_AFTER_SIGN_IN, internalOrigin } from './origin.ts';

const CONFIRMATION_PATH = '/email-confirmed';

/**
 * Where a confirmation mail leads: the page that confirms, with where the newcomer wanted to be, so that a link opened
 * on another device leads there too.
 *
 * @param site - where the app is served, without a path.
 * @param origin - the remembered path; what is no such path is left out.
 */
export function confirmationAddress(site: string, origin?: string): string {
  const wanted = internalOrigin(origin);
  const carried = wanted === HOME_AFTER_SIGN_IN ? '' : `?origin=${encodeURIComponent(wanted)}`;
  return `${site}${CONFIRMATION_PATH}${carried}`;
}

/**
 * Where the newcomer wanted to be, by what the opened confirmation link carries: `origin` itself, or `next` with the
 * whole address of {@link confirmationAddress}. Undefined when it names no page of this site.
 */
export function confirmationOrigin({ search }: LinkParts): string | undefined {
  const values = valuesIn(search);
  const [, ...inNext] = (one(values, 'next') ?? '').split('?');
  const wanted = internalOrigin(one(values, 'origin') ?? one(valuesIn(inNext.join('?')), 'origin'));
  return wanted === HOME_AFTER_SIGN_IN ? undefined : wanted;
}
