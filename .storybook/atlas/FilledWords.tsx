import { inWords } from '../../tests/tools/copy/places.ts';

/** The parts of a text, each with the place where it begins. */
function partsOf(text: string) {
  let at = 0;
  return text.split(/\{(\w+)\}/).map((words, index) => {
    const part = { at, words, isFilled: index % 2 === 1 };
    at += words.length + 1;
    return part;
  });
}

/** A text as people read it: in the place of what is filled in stands, in brackets, what that is. */
export function FilledWords({ text }: { text: string }) {
  return partsOf(text).map(({ at, words, isFilled }) =>
    isFilled ? <var key={at}>[{inWords(words)}]</var> : words,
  );
}
