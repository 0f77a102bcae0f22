import type { JSX, ReactNode } from 'react';

/** Any component, by reference: a link to one that is gone is a type error. */
export type AnyComponent = (props: never) => ReactNode;

/** A key, or two together, as a person would say them. */
export type Key =
  | 'Tab'
  | 'Shift + Tab'
  | 'Enter'
  | 'Space'
  | 'Escape'
  | 'Home'
  | 'End'
  | 'Page Up'
  | 'Page Down'
  | '←'
  | '→'
  | '↑'
  | '↓'
  | 'A letter'
  | 'Ctrl + Enter'
  | 'Shift + Enter';

/** What the proof of a key looks at, once the key was pressed on a fresh example whose first stop had the focus. */
export interface AfterKey {
  /** What has the focus now. */
  readonly focused: HTMLElement;
  /** The whole page: dialogs lie beside the example. */
  readonly page: HTMLElement;
}

/** One line of the keyboard table with its proof. */
export interface KeyRow {
  /** Each of them does it. */
  readonly keys: readonly Key[];
  /** What happens, as a sentence without its subject: 'Presses it.' */
  readonly does: string;
  /** Gets the example ready before the key, where the focus on its first stop is not enough. */
  readonly before?: (page: HTMLElement) => Promise<void> | void;
  /** Fails unless that has happened. */
  readonly proof: (after: AfterKey) => Promise<void> | void;
}

/** A keyboard table and the example that its keys are pressed on. */
export interface Keyboard {
  readonly example: () => JSX.Element;
  readonly rows: readonly KeyRow[];
}

/** Props that mean a state which the matrix must show. */
type StateProp = 'busy' | 'unavailable' | 'disabled' | 'readOnly' | 'error' | 'problem';

/** The states that a component owes because it has the props for them. */
export type StatesOf<Props> = {
  readonly [Name in Extract<keyof Props, StateProp>]-?: NonNullable<Props[Name]>;
};

/** What a matrix is computed from: variants down, states across. */
export interface MatrixPlan<Props extends object> {
  /** What all cells have in common. */
  readonly args: Props;
  /** The values of each prop that changes its look; take them from the styles, where there is a list. */
  readonly rows: { readonly [Name in keyof Props]?: readonly Props[Name][] };
  /** A value for each prop that is a state. */
  readonly states: StatesOf<Props>;
  /** For what needs more room than a button. */
  readonly cells?: 'wide';
  /** Draws a cell, where the component does not stand alone. */
  readonly draw?: (props: Props) => ReactNode;
}

/** Do and don't, of real components: two sentences are no pair, and `stories:check` refuses them. */
export interface Pair {
  readonly good: JSX.Element;
  readonly bad: JSX.Element;
  /** Why, in a sentence. */
  readonly because: string;
}

/** What the page of a component says that cannot be read from its code. */
export interface PageText {
  readonly component: AnyComponent;
  /** What it is for, in a sentence or two. */
  readonly purpose: string;
  /** Which other is better, and when: `[ButtonLink, 'it leads somewhere']`. */
  readonly instead: readonly (readonly [AnyComponent, string])[];
  /** `none` for what takes no focus, `parts` for what brings no keys besides those of its parts. */
  readonly keys: Keyboard | 'none' | 'parts';
  readonly pairs: readonly Pair[];
}

/** A page with the plan of its matrix; `stories` where its stories are its states. */
export interface ComponentPage<Props extends object> extends PageText {
  readonly component: (props: Props) => ReactNode;
  readonly matrix: MatrixPlan<NoInfer<Props>> | 'stories';
}

const pages = new WeakSet<object>();

/** The page of a component, in `<Stories>.page.tsx` beside its stories. */
export function componentPage<Props extends object>(page: ComponentPage<Props>): ComponentPage<Props> {
  pages.add(page);
  return page;
}

/** Whether a story's parameter is the page of a component. */
export const isPage = (value: unknown): value is PageText =>
  typeof value === 'object' && value !== null && pages.has(value);
