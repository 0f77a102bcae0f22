import { isRecord } from '../atlas/is-record.ts';
import type { Theme } from '../modes.ts';

/** One thing that a tool of the toolbar can be set to. */
export interface Choice {
  value: string;
  title: string;
}

/** A tool of the toolbar: what it is called, and what it can be set to; the first is how a story is without it. */
export interface Tool {
  label: string;
  choices: readonly [Choice, ...Choice[]];
}

/** How anything is looked at, by the name of the global that stands in the address. */
export const lookTools = {
  theme: {
    label: 'Theme',
    choices: [
      { value: 'system', title: 'The system’s' },
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
    ],
  },
  text: {
    label: 'Text',
    choices: [
      { value: 'usual', title: '100 %' },
      { value: 'double', title: 'Text 200 %' },
    ],
  },
  contrast: {
    label: 'Contrast',
    choices: [
      { value: 'system', title: 'The system’s' },
      { value: 'more', title: 'More contrast' },
    ],
  },
  motion: {
    label: 'Motion',
    choices: [
      { value: 'system', title: 'The system’s' },
      { value: 'reduced', title: 'Reduced motion' },
    ],
  },
  grid: {
    label: 'Grid',
    choices: [
      { value: 'hidden', title: 'None' },
      { value: 'shown', title: '4 px grid' },
    ],
  },
} as const satisfies Record<string, Tool>;

/** In whose place, over which network and when a flow or screen is looked at. */
export const worldTools = {
  persona: {
    label: 'Persona',
    choices: [
      { value: 'story', title: 'The story’s' },
      { value: 'visitor', title: 'Visitor' },
      { value: 'lena', title: 'Newcomer (Lena)' },
      { value: 'maya', title: 'Member (Maya)' },
      { value: 'admin', title: 'Admin' },
    ],
  },
  network: {
    label: 'Network',
    choices: [
      { value: 'story', title: 'The story’s' },
      { value: 'online', title: 'Online' },
      { value: 'slow', title: 'Slow' },
      { value: 'offline', title: 'Offline' },
      { value: 'failing', title: 'Failing' },
    ],
  },
  clock: {
    label: 'Clock',
    choices: [
      { value: 'story', title: 'The story’s' },
      { value: 'evening', title: 'Six hours later' },
      { value: 'tomorrow', title: 'A day later' },
      { value: 'week', title: 'A week later' },
    ],
  },
} as const satisfies Record<string, Tool>;

const tools: Readonly<Record<string, Tool>> = { ...lookTools, ...worldTools };

/** Every global as it is before anybody chooses. */
export const initialLook: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(tools).map(([name, { choices }]) => [name, choices[0].value]),
);

type Chosen<Of extends Record<string, Tool>, Name extends keyof Of> = Of[Name]['choices'][number]['value'];

/** Everything that can be chosen, as it is chosen. */
export type Look = { [Name in keyof typeof lookTools]: Chosen<typeof lookTools, Name> } & {
  [Name in keyof typeof worldTools]: Chosen<typeof worldTools, Name>;
};

const chosen = <const Of extends Tool>(tool: Of, value: unknown): Of['choices'][number]['value'] =>
  (tool.choices.find((choice) => choice.value === value) ?? tool.choices[0]).value;

/** What Storybook's globals say; what they do not say, or say in other words, is as if nobody had chosen. */
export const lookIn = (globals: Readonly<Record<string, unknown>>): Look => ({
  theme: chosen(lookTools.theme, globals['theme']),
  text: chosen(lookTools.text, globals['text']),
  contrast: chosen(lookTools.contrast, globals['contrast']),
  motion: chosen(lookTools.motion, globals['motion']),
  grid: chosen(lookTools.grid, globals['grid']),
  persona: chosen(worldTools.persona, globals['persona']),
  network: chosen(worldTools.network, globals['network']),
  clock: chosen(worldTools.clock, globals['clock']),
});

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** The theme to draw in: the system's where none is chosen. */
export const themeOf = ({ theme }: Pick<Look, 'theme'>): Theme =>
  theme === 'system' ? (systemIsDark() ? 'dark' : 'light') : theme;

/** The globals in what Storybook tells of them, in its manager and its preview alike. */
export function globalsTold(told: unknown): Readonly<Record<string, unknown>> {
  const globals = isRecord(told) ? told['globals'] : undefined;
  return isRecord(globals) ? globals : {};
}
