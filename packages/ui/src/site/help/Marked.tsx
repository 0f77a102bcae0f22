import { markMatches } from '@sorella/core/content';
import { Fragment } from 'react';
import * as css from './faq-list.css.ts';

/** Props of {@link Marked}. */
export interface MarkedProps {
  readonly text: string;
  /** What was searched for; nothing is marked without it. */
  readonly search: string;
}

/** A text with what was searched for marked in it. */
export function Marked({ text, search }: MarkedProps) {
  let place = 0;
  return markMatches(text, search).map(({ text: part, matches }) => {
    place += part.length;
    // Parts of one text are told apart by where they end.
    return <Fragment key={place}>{matches ? <mark className={css.mark}>{part}</mark> : part}</Fragment>;
  });
}
