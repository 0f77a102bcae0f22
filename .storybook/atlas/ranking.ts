import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';

/** Words that say nothing of what is looked for: 'What does a member see when …'. */
const EMPTY = new Set(
  (
    'a about after all an and any are as at be been before but by can did do does every for from get gets had happen happens has ' +
    'have he her his how i if in into is it its let me my no of on one or she show shows so some see sees tell tells than that ' +
    'the their them then there they this to was we what when where which who whom whose why will with would you your ' +
    // What is searched through.
    'notice notices state states step steps requirement requirements'
  ).split(' '),
);

/** What a word is looked up by: its stem, and nothing for a word that says nothing. */
const termOf = (word: string) => {
  const lower = word.toLowerCase();
  return lower === '' || EMPTY.has(lower) ? null : stemmer(lower);
};

/** What a question finds, the best first. */
export interface Ranked<Thing> {
  readonly things: readonly Thing[];
  /** False where nothing has all words that were asked for: what has most of them stands there. */
  readonly hasAll: boolean;
}

/** Words of a thing; those of its title weigh more. */
export interface Texts {
  readonly title: string;
  readonly text: string;
}

/** Finds things by their words: a word's other forms and its beginning fit too. A question of no word finds nothing. */
export function rankerOf<Thing>(
  things: readonly Thing[],
  textsOf: (thing: Thing) => Texts,
): (question: string) => Ranked<Thing> {
  const search = new MiniSearch({
    fields: ['title', 'text'],
    // An id is found by its parts, and `booking.owed` by what it is.
    tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
    processTerm: termOf,
    searchOptions: { prefix: true, boost: { title: 2 } },
  });
  search.addAll(things.map((thing, id) => ({ id, ...textsOf(thing) })));
  const found = (results: readonly { id: number }[]) =>
    results.flatMap(({ id }) => {
      const thing = things[id];
      return thing === undefined ? [] : [thing];
    });
  return (question) => {
    const all = search.search(question, { combineWith: 'AND' });
    if (all.length > 0) return { things: found(all), hasAll: true };
    const some = search.search(question, { combineWith: 'OR' });
    const most = Math.max(0, ...some.map(({ queryTerms }) => queryTerms.length));
    return { things: found(some.filter(({ queryTerms }) => queryTerms.length === most)), hasAll: false };
  };
}
