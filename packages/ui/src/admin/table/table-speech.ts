import { createContext } from 'react';

/** Says to whoever hears the page what became of a row, when the row itself keeps the focus. */
export const TableSpeech = createContext<(words: string) => void>(() => undefined);
