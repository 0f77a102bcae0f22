import type { Chart, ChartTransition } from '@sorella/core/models';
import { hashOfState } from './state-entry.ts';
import { KIND_WORDS, kindOf, type StateKind } from './state-kinds.ts';

/** An arrow of the diagram: all that leads from one state to another. */
interface Arrow {
  from: string;
  to: string;
  says: string[];
  /** Names of the samples behind those words. */
  samples: string[];
  /** It follows by itself, at once. */
  follows: boolean;
}

/** Letters of one line of a label. */
const LINE = 20;
/** More things than these at one arrow are only counted; the table has them all. */
const MOST_SAID = 2;

/** Width and height of a state's picture, in points: the upper part of a phone. */
export const PICTURE_SIZE = [66, 96] as const;

/** Breaks words into lines of at most so many letters. What stands in quotes is one word. */
function brokenAt(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.match(/(?<!\S)'[^']+'(?!\S)|\S+/g) ?? []) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a sentence into as few lines as it needs, and those as even as they can be. */
function linesOf(text: string): string[] {
  let best = brokenAt(text, LINE);
  for (let width = LINE - 1; width > 0; width -= 1) {
    const narrower = brokenAt(text, width);
    if (narrower.length > best.length) break;
    best = narrower;
  }
  return best;
}

const partsOf = (name: string) => name.split(' + ');

/** What a step leaves and enters; in a machine with several states at once the others stay as they are. */
function endsOf(from: string, to: string): [from: string, to: string][] {
  const left = partsOf(from).filter((part) => !partsOf(to).includes(part));
  const entered = partsOf(to).filter((part) => !partsOf(from).includes(part));
  if (left.length === 0 || entered.length === 0) return partsOf(to).map((part) => [part, part]);
  return left.flatMap((one) => entered.map((other): [string, string] => [one, other]));
}

/** One transition as arrows: to the first state it enters, and on through those it leaves again. */
function stretchesOf({ from, to, passed, says, sample }: ChartTransition): Arrow[] {
  const stops = [from, ...passed, to];
  return stops.slice(1).flatMap((stop, index) =>
    endsOf(stops[index] ?? from, stop).map(
      ([one, other]): Arrow => ({
        from: one,
        to: other,
        says: index === 0 ? [says] : [],
        samples: index === 0 ? [sample] : [],
        follows: index > 0,
      }),
    ),
  );
}

/** Of all that can happen what leads to each state in as few steps as possible: a tree, whose arrows never cross. */
function shortestWays({ start, states }: Chart): ChartTransition[] {
  return states.flatMap(({ path, steps }): ChartTransition[] => {
    const last = steps?.at(-1);
    if (!last) return [];
    const passed = partsOf(last.to).includes(path) ? [] : [path];
    return [{ ...last, from: steps?.at(-2)?.to ?? start, emitted: [], passed }];
  });
}

/**
 * The arrows of transitions; what leads from one state to the same other one becomes one arrow with several lines. What
 * leads nowhere else has none: the state's own words and the table have it.
 */
function arrowsOf(transitions: readonly ChartTransition[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const stretch of transitions.flatMap(stretchesOf).filter(({ from, to }) => from !== to)) {
    const key = JSON.stringify([stretch.from, stretch.to, stretch.follows]);
    const known = arrows.get(key);
    const says = [...new Set([...(known?.says ?? []), ...stretch.says])];
    const samples = [...new Set([...(known?.samples ?? []), ...stretch.samples])];
    arrows.set(key, { ...stretch, says, samples });
  }
  return [...arrows.values()];
}

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A label with its lines to the left; `\l` ends such a line in Graphviz. */
function labelOf({ says, follows }: Arrow): string {
  if (follows) return quote(' at once');
  const shown = says.length > MOST_SAID ? says.slice(0, MOST_SAID - 1) : says;
  const more = says.length - shown.length;
  const items = [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
  const lines = items.flatMap((item) =>
    linesOf(item).map((line, index) =>
      items.length === 1 ? ` ${line}` : index === 0 ? ` • ${line}` : ` \u2007 ${line}`,
    ),
  );
  return `"${lines.map((line) => `${quote(line).slice(1, -1)}\\l`).join('')}"`;
}

function arrowLine(arrow: Arrow): string {
  const kind = arrow.follows ? 'follows' : 'leads';
  // It may lead back to the start: were it to count for the order, the diagram would grow wide.
  const look = arrow.follows ? ', style=dashed, constraint=false' : '';
  const tip = quote(arrow.samples.join(', '));
  return `  ${quote(arrow.from)} -> ${quote(arrow.to)} [class="${kind}", label=${labelOf(arrow)}, tooltip=${tip}${look}]`;
}

const OUTLINES: Readonly<Record<StateKind, string>> = {
  resting: 'rounded,filled',
  working: 'rounded,filled,dashed',
  passing: 'rounded,filled,dotted',
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A name of the code as words: `signedIn` is 'Signed in'. */
const worded = (key: string) => {
  const words = key.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** The label of a state: its picture, and beside it what the state means. */
function stateLabel(says: string, kind: StateKind, picture: string | undefined): string {
  // What is not at rest is told by a word and the outline as well as by colour.
  const word = kind === 'resting' ? '' : `<FONT POINT-SIZE="12">${KIND_WORDS[kind]}</FONT><BR ALIGN="LEFT"/>`;
  const lines = brokenAt(says, LINE).map((line) => `${escape(line)}<BR ALIGN="LEFT"/>`);
  const [width, height] = PICTURE_SIZE;
  const image =
    picture === undefined
      ? ''
      : `<TD FIXEDSIZE="TRUE" WIDTH="${width}" HEIGHT="${height}"><IMG SRC="${escape(picture)}"/></TD>`;
  return `<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="4"><TR>${image}<TD ALIGN="LEFT" BALIGN="LEFT">${lines.join('')}${word}</TD></TR></TABLE>>`;
}

/** The addresses of states' pictures, by their paths. */
type Pictures = ReadonlyMap<string, string>;

/** Nested states as boxes within a box: one level of the paths at a time. */
function stateLines(chart: Chart, pictures: Pictures, prefix: string, indent: string): string[] {
  const inside = chart.states.filter(({ path }) => path.startsWith(prefix));
  const keys = [...new Set(inside.map(({ path }) => path.slice(prefix.length).split('.')[0] ?? ''))];
  return keys.flatMap((key) => {
    const path = `${prefix}${key}`;
    const state = inside.find((candidate) => candidate.path === path);
    if (!state) {
      return [
        `${indent}subgraph ${quote(`cluster_${path}`)} {`,
        `${indent}  label=${quote(worded(key))}`,
        ...stateLines(chart, pictures, `${path}.`, `${indent}  `),
        `${indent}}`,
      ];
    }
    const kind = kindOf(chart, state);
    const look = `class="${kind}", style="${OUTLINES[kind]}", label=${stateLabel(state.says, kind, pictures.get(path))}`;
    const link = `URL=${quote(`#${hashOfState(path)}`)}, target="_self", tooltip=${quote(path)}`;
    return [`${indent}${quote(path)} [${look}, ${link}]`];
  });
}

/**
 * A chart as a text in DOT, Graphviz's language. The same chart gives the same text, and the same text the same
 * picture. Colours and fonts come from the page's style by the classes; Arial is what Graphviz measures words with.
 * Pictures are named by their addresses, which whoever draws the text gives a size. `shortest` leaves out what is not
 * part of a shortest way from the start to a state.
 */
export function dotOf(
  chart: Chart,
  { pictures = new Map(), shortest = false }: { pictures?: Pictures; shortest?: boolean } = {},
): string {
  return [
    `digraph ${quote(chart.machine)} {`,
    '  graph [rankdir=TB, bgcolor=transparent, fontname=Arial, fontsize=14, nodesep=0.3, ranksep=0.5, style=rounded, labeljust=l, remincross=true]',
    '  node [shape=box, fontname=Arial, fontsize=14, margin="0.06,0.04", height=0.6]',
    '  edge [fontname=Arial, fontsize=13, arrowsize=0.8]',
    '  start [shape=circle, class="start", style=filled, label="", width=0.2, height=0.2, fixedsize=true]',
    ...stateLines(chart, pictures, '', '  '),
    ...partsOf(chart.start).map((path) => `  start -> ${quote(path)} [class="leads", label=" start\\l"]`),
    ...arrowsOf(shortest ? shortestWays(chart) : chart.transitions).map(arrowLine),
    '}',
    '',
  ].join('\n');
}
