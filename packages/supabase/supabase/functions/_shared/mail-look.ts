/** The colours of mails, each as the token of the same name in the design system has it, in a light and in a dark program. */
export const mailColors = {
  light: {
    canvas: '#FFFCFA',
    surface: '#FFFFFF',
    sunk: '#F8F1F6',
    line: '#E9E0EA',
    ink: '#24112A',
    inkSoft: '#5E4B63',
    inkFaint: '#76647C',
    berry: '#A5124F',
    onBerry: '#FFFFFF',
  },
  dark: {
    canvas: '#180B1D',
    surface: '#241529',
    sunk: '#2E1C34',
    line: '#43304A',
    ink: '#F7EDF6',
    inkSoft: '#CDBBD0',
    inkFaint: '#A894AC',
    berry: '#FF86B3',
    onBerry: '#3A0320',
  },
} as const;

type MailColor = keyof (typeof mailColors)['light'];
type Property = 'color' | 'background-color' | 'border-color';

/** Its letters where they are installed, and what stands nearest on each system: mails load no fonts. */
const TEXT_FONT = 'Figtree,system-ui,-apple-system,Roboto,Helvetica,Arial,sans-serif';
const DISPLAY_FONT = `&#39;Bricolage Grotesque&#39;,${TEXT_FONT}`;

/** What each part of a mail is drawn in. */
const parts = {
  page: { 'background-color': 'canvas', color: 'ink' },
  card: { 'background-color': 'surface', 'border-color': 'line' },
  panel: { 'background-color': 'sunk' },
  ink: { color: 'ink' },
  soft: { color: 'inkSoft' },
  faint: { color: 'inkFaint' },
  link: { color: 'berry' },
  quote: { 'border-color': 'berry', color: 'ink' },
  button: { 'background-color': 'berry', color: 'onBerry' },
  rule: { 'border-color': 'line' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Property, MailColor>>>>>;

/** What a phone lays out closer. */
const places = {
  edge: 'padding:16px 8px !important',
  inner: 'padding:28px 20px 26px !important',
  heading: 'font-size:28px !important',
  name: 'display:block !important;padding:10px 16px 0 !important',
  value: 'display:block !important;padding:0 16px 6px !important',
} as const;

/** A place that a phone lays out otherwise. */
export type MailPlace = keyof typeof places;

/** A part of a mail that has colours of its own. */
export type MailPart = keyof typeof parts;

const declarationsOf = (part: MailPart, theme: keyof typeof mailColors, end: string) =>
  Object.entries(parts[part])
    .map(([property, name]) => `${property}:${mailColors[theme][name]}${end}`)
    .join(';');

/**
 * The attributes of an element: its light colours stand in it, for programs that read no stylesheet, and by its class a
 * dark program draws it otherwise. `style` is the rest of its look, `place` a class that a phone lays out otherwise.
 */
export const look = (part: MailPart, style: string, place?: MailPlace): string =>
  `class="${place === undefined ? part : `${part} ${place}`}" style="${declarationsOf(part, 'light', '')};${style}"`;

/** The stylesheet of a mail: dark where the program is, and closer on a phone. */
export const mailStyles = `
      :root{color-scheme:light dark;supported-color-schemes:light dark}
      @media (prefers-color-scheme:dark){
${Object.keys(parts)
  .filter((name): name is MailPart => name in parts)
  .map((part) => `        .${part}{${declarationsOf(part, 'dark', ' !important')}}`)
  .join('\n')}
      }
      @media (max-width:480px){
${Object.entries(places)
  .map(([place, style]) => `        .${place}{${style}}`)
  .join('\n')}
      }`;

/** The families of letters, as they stand in attributes. */
export const mailFonts = { text: TEXT_FONT, display: DISPLAY_FONT } as const;
