import type { PaymentTarget } from '../entities/payment-desk.ts';
import type { StatementLine } from './statement-lines.ts';

const TOKENS = /(?<![0-9A-Z])(?=([0-9A-Z]{7,9})(?![0-9A-Z])|([0-9A-Z]{4})[ \-–]([0-9A-Z]{4})(?![0-9A-Z]))/g;

const without = (text: string, place: number) => text.slice(0, place) + text.slice(place + 1);
const masked = (text: string, place: number) => `${text.slice(0, place)}*${text.slice(place + 1)}`;
const places = (text: string) => Array.from({ length: text.length }, (_, place) => place);

/** Texts that two words of eight letters share when one letter differs; of seven or nine, when one is missing or too many. */
function nearOf(reference: string): string[] {
  return places(reference).flatMap((place) => [masked(reference, place), without(reference, place)]);
}
function nearOfToken(token: string): string[] {
  if (token.length === 8) return places(token).map((place) => masked(token, place));
  return token.length === 7 ? [token] : places(token).map((place) => without(token, place));
}

/** A name as it is compared: letters alone, without accents and whatever its order. */
function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+/gu);
  return (words ?? []).toSorted().join(' ');
}

const payableKey = (name: string, amountCents: number | null, currency: string) =>
  `${nameKey(name)}|${amountCents}|${currency}`;

/** What a line that names no booking may be for. */
export interface StatementProposal {
  /** Its note is one letter away from the reference, or its payer and sum are the booking's. */
  readonly reason: 'letter' | 'name';
  readonly target: PaymentTarget;
}

/** Proposes bookings for lines that name none: each at most once, and only where there is one of that kind. */
export function statementProposals(
  targets: readonly PaymentTarget[],
): (line: StatementLine, isFree: (target: PaymentTarget) => boolean) => StatementProposal | null {
  const near = new Map<string, PaymentTarget[]>();
  const byName = new Map<string, PaymentTarget[]>();
  const add = (map: Map<string, PaymentTarget[]>, key: string, target: PaymentTarget) =>
    map.set(key, [...(map.get(key) ?? []), target]);
  for (const target of targets) {
    for (const key of new Set([target.reference, ...nearOf(target.reference)])) add(near, key, target);
    if (!target.member) continue;
    const { firstName, lastName } = target.member;
    if (firstName === null || lastName === null) continue;
    add(byName, payableKey(`${firstName} ${lastName}`, target.amountCents, target.currency), target);
  }
  return (line, isFree) => {
    const fits = (target: PaymentTarget) =>
      target.amountCents === line.amountCents && target.currency === line.currency && isFree(target);
    const only = (found: readonly PaymentTarget[]) => {
      const [one, ...others] = new Set(found.filter(fits));
      return others.length === 0 ? one : undefined;
    };
    const tokens = [...line.note.normalize('NFKC').toUpperCase().matchAll(TOKENS)];
    const byLetter = only(
      tokens.flatMap(([, whole, one = '', other = '']) =>
        nearOfToken(whole ?? one + other).flatMap((key) => near.get(key) ?? []),
      ),
    );
    if (byLetter) return { reason: 'letter', target: byLetter };
    const named = only(byName.get(payableKey(line.name, line.amountCents, line.currency)) ?? []);
    return named ? { reason: 'name', target: named } : null;
  };
}
