import type { Component, Prop } from './facts.ts';

/** The kinds a story can be of, by what it shows; a story says so with a tag. */
export const KINDS = {
  'kind:loading': 'while something is under way or has not arrived',
  'kind:empty': 'when there is nothing, or when what may be missing is missing',
  'kind:error': 'when it failed',
  'kind:long-text': 'with words longer than anybody expects',
  'kind:denied': 'to someone who may not',
} as const;

/** The tag of a kind. */
export type Kind = keyof typeof KINDS;

/** Gerunds that are things, not work. */
const NOUNS = /^(booking|drawing|heading|padding|pending(Bookings|Count)|setting|spacing|string)/;
const isGerund = (name: string) => /^[a-z]+ing(?![a-z])/.test(name) && !NOUNS.test(name);
/** Strings that nobody reads as words. */
const MACHINE_TEXT =
  /^(as|autoComplete|className|columnMin|controls|currentPath|height|href|icon|drawing|id|key|popup|role|seed|target|type|userId|width|aria-.*)$|(ClassName|Id|Path|Url|Ref)$/;

/** The rules: which kinds follow from a prop. Whoever adds a prop by another name adds its name here. */
const BY_PROP: Readonly<Record<Kind, (prop: Prop) => boolean>> = {
  // `busy`, `signingOut`, `cancellingId`, `status: 'reconnecting'`, and lists that say `kind: 'loading'`
  'kind:loading': ({ name, words }) =>
    /^(busy|loading|pending)$/.test(name) || isGerund(name) || words.some(isGerund),
  // lists, and records with something that may be missing
  'kind:empty': ({ name, list, nullable }) =>
    (list || nullable) && name !== 'busy' && !isGerund(name) && !/[rR]ef$/.test(name),
  // `error`, `problem`, a `notice` that it is about, and lists that say `kind: 'failed'`
  'kind:error': ({ name, words }) =>
    /^(error|failed|failure|notice|problem)$|(Error|Problem)$/.test(name) || words.includes('failed'),
  // titles, children, labels, names, and records that hold some
  'kind:long-text': ({ name, text }) => text && !MACHINE_TEXT.test(name) && !isGerund(name),
  // `unavailable`, `access`, `reason`, and anything that can be 'denied'
  'kind:denied': ({ name, words }) =>
    /^(access|denied|reason|unavailable)(?![a-z])/.test(name) || words.includes('denied'),
};

/** What reads data has these to show, whatever its props are called. */
const OF_DATA: readonly Kind[] = ['kind:loading', 'kind:empty', 'kind:error', 'kind:denied'];

/** Tells a kind from a word that only looks like one. */
export const isKind = (tag: string): tag is Kind => tag in KINDS;

/** Every kind, in the order of the table. */
export const kinds: readonly Kind[] = Object.keys(KINDS).filter(isKind);

/** The kinds of stories that a component needs. A flow or a screen needs those of its data, not of its props. */
export function kindsOf({ name, props }: Pick<Component, 'name' | 'props'>): Kind[] {
  if (/(Flow|Screen)$/.test(name)) return [...OF_DATA];
  return kinds.filter((kind) => props.some(BY_PROP[kind]));
}

/** Why a component needs a kind, for people. */
export function reasonFor(kind: Kind, { name, props }: Pick<Component, 'name' | 'props'>): string {
  if (/(Flow|Screen)$/.test(name)) return 'it reads data';
  const names = props.filter(BY_PROP[kind]).map((prop) => `'${prop.name}'`);
  return `of its ${names.length > 1 ? 'props' : 'prop'} ${names.join(', ')}`;
}

/** True for what only hands something on and draws nothing of its own. */
export const drawsNothing = ({ name }: Pick<Component, 'name'>): boolean => name.endsWith('Provider');
