import type { Chart, ChartTransition } from '@sorella/core/models';
import { idOfState } from './addresses.ts';
import { KIND_WORDS, kindOf, type StateKind } from './state-kinds.ts';

/** An arrow of the diagram: all that leads from one state to another. */
interface Arrow {
  from: string;
  to: string;
  says: string[];
  /** It follows by itself, at once. */
  follows: boolean;
}

/** Letters of one line of a label. */
const LINE = 20;
/** More things than these at one arrow are only counted; the table has them all. */
const MOST_SAID = 4;

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
function stretchesOf({ from, to, passed, says }: ChartTransition): Arrow[] {
  const stops = [from, ...passed, to];
  return stops.slice(1).flatMap((stop, index) =>
    endsOf(stops[index] ?? from, stop).map(
      ([one, other]): Arrow => ({
        from: one,
        to: other,
        says: index === 0 ? [says] : [],
        follows: index > 0,
      }),
    ),
  );
}

/** The arrows of a chart; what leads from one state to the same other one becomes one arrow with several lines. */
function arrowsOf(chart: Chart): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const stretch of chart.transitions.flatMap(stretchesOf)) {
    const key = JSON.stringify([stretch.from, stretch.to, stretch.follows]);
    const known = arrows.get(key);
    const says = [...new Set([...(known?.says ?? []), ...stretch.says])];
    arrows.set(key, { ...stretch, says });
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
  const kind = arrow.follows ? 'follows' : arrow.from === arrow.to ? 'stays' : 'leads';
  // It may lead back to the start: were it to count for the order, the diagram would grow wide.
  const look = arrow.follows ? ', style=dashed, constraint=false' : '';
  return `  ${quote(arrow.from)} -> ${quote(arrow.to)} [class="${kind}", label=${labelOf(arrow)}${look}]`;
}

const OUTLINES: Readonly<Record<StateKind, string>> = {
  resting: 'rounded,filled',
  working: 'rounded,filled,dashed',
  passing: 'rounded,filled,dotted',
};

/** Nested states as boxes within a box: one level of the paths at a time. */
function stateLines(chart: Chart, prefix: string, indent: string): string[] {
  const inside = chart.states.filter(({ path }) => path.startsWith(prefix));
  const keys = [...new Set(inside.map(({ path }) => path.slice(prefix.length).split('.')[0] ?? ''))];
  return keys.flatMap((key) => {
    const path = `${prefix}${key}`;
    const state = inside.find((candidate) => candidate.path === path);
    if (!state) {
      return [
        `${indent}subgraph ${quote(`cluster_${path}`)} {`,
        `${indent}  label=${quote(key)}`,
        ...stateLines(chart, `${path}.`, `${indent}  `),
        `${indent}}`,
      ];
    }
    const kind = kindOf(chart, state);
    // What is not at rest is told by a word and the outline as well as by colour.
    const word = kind === 'resting' ? '' : `<BR/><FONT POINT-SIZE="13">${KIND_WORDS[kind]}</FONT>`;
    const look = `class="${kind}", style="${OUTLINES[kind]}", label=<<B>${key}</B>${word}>`;
    return [`${indent}${quote(path)} [${look}, URL=${quote(`#${idOfState(path)}`)}, target="_self"]`];
  });
}

/**
 * A chart as a text in DOT, Graphviz's language. The same chart gives the same text, and the same text the same
 * picture. Colours and fonts come from the page's style by the classes; Arial is what Graphviz measures words with.
 */
export function dotOf(chart: Chart): string {
  return [
    `digraph ${quote(chart.machine)} {`,
    '  graph [rankdir=TB, bgcolor=transparent, fontname=Arial, fontsize=14, nodesep=0.25, ranksep=0.45, style=rounded, labeljust=l]',
    '  node [shape=box, fontname=Arial, fontsize=16, margin="0.24,0.14", height=0.6]',
    '  edge [fontname=Arial, fontsize=14, arrowsize=0.8]',
    '  start [shape=circle, class="start", style=filled, label="", width=0.2, height=0.2, fixedsize=true]',
    ...stateLines(chart, '', '  '),
    ...partsOf(chart.start).map((path) => `  start -> ${quote(path)} [class="leads", label=" start\\l"]`),
    ...arrowsOf(chart).map(arrowLine),
    '}',
    '',
  ].join('\n');
}
