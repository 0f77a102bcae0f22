import { bookingModel, type Chart, chartOf, connectivityModel } from '@sorella/core/models';
import { describe, expect, it } from 'vitest';
import { dotOf } from './diagram.ts';

const meaning = { answers: ['R-001'], steps: [], notices: [] } as const;
const door: Chart = {
  machine: 'door',
  title: 'A door',
  start: 'closed',
  states: [
    { ...meaning, path: 'closed', says: 'It is shut.', working: false },
    { ...meaning, path: 'open.wide', says: 'It is open, & stays so.', working: false },
    { ...meaning, path: 'open.swinging', says: 'It swings.', working: true },
  ],
  transitions: [],
  asks: [],
  always: [],
};
const step = (from: string, says: string, to: string, passed: string[] = []) => ({
  from,
  to,
  says,
  sample: says,
  emitted: [],
  passed,
});
const dotWith = (...transitions: Chart['transitions']) => dotOf({ ...door, transitions });
const arrows = (dot: string) =>
  dot.split('\n').filter((line) => line.includes(' -> ') && !line.includes('start ->'));

describe('the diagram of a machine', () => {
  it('marks where the machine starts', () => {
    expect(dotWith()).toContain('start -> "closed"');
  });

  it('draws nested states within a box of their own, each by what it means', () => {
    expect(dotWith()).toMatch(
      /subgraph "cluster_open" \{\n\s+label="Open"\n\s+"open\.wide" .*It is open, &amp; .*\n\s+"open\.swinging".*It swings.*\n\s+\}/,
    );
  });

  it('has the names of the code as tooltips alone', () => {
    const dot = dotWith(step('closed', 'Pushed', 'open.wide'));
    expect(dot).toMatch(/"open\.wide" \[.*tooltip="open\.wide"/);
    expect(arrows(dot)).toStrictEqual([expect.stringContaining('tooltip="Pushed"')]);
  });

  it('has the picture of each state that has one', () => {
    const dot = dotOf(door, { pictures: new Map([['closed', 'pictures/closed.webp']]) });
    expect(dot).toContain('<IMG SRC="pictures/closed.webp"/>');
    expect(dot.match(/<IMG/g)).toHaveLength(1);
  });

  it('tells states at work by a word and an outline, not only by colour', () => {
    const [working, resting] = ['It swings', 'It is shut'].map((says) =>
      dotWith()
        .split('\n')
        .find((line) => line.includes(says)),
    );
    expect(working).toMatch(/dashed.*at work/);
    expect(resting).not.toMatch(/dashed|at work/);
  });

  it('tells a state that is only passed from one where the machine stays', () => {
    const passing = step('closed', 'Pushed', 'open.swinging', ['open.wide']);
    expect(dotWith(passing)).toMatch(/"open\.wide" .*dotted.*left at once/);
    expect(dotWith(passing, step('closed', 'Pulled', 'open.wide'))).not.toContain('left at once');
  });

  it('leads from each state to what is known of it, within the page', () => {
    expect(dotWith()).toContain('URL="#state=open.wide", target="_self"');
  });

  it('makes one arrow of all that leads from one state to the same other', () => {
    const dot = dotWith(step('closed', 'Pushed', 'open.wide'), step('closed', 'Pulled', 'open.wide'));
    expect(arrows(dot)).toHaveLength(1);
    expect(dot).toMatch(/• Pushed\\l • Pulled/);
  });

  it('counts what is too much for one arrow', () => {
    const says = ['One', 'Two', 'Three', 'Four', 'Five'];
    const dot = dotWith(...says.map((one) => step('closed', one, 'open.wide')));
    expect(dot).toMatch(/One\\l • and 4 more/);
    expect(dot).not.toContain('• Four');
  });

  it('breaks a sentence into even lines, and never what stands in quotes', () => {
    const dot = dotWith(step('closed', "She presses 'Open the Door' with a knock on it", 'open.wide'));
    expect(dot).toContain(String.raw`" She presses\l 'Open the Door'\l with a knock on it\l"`);
  });

  it('leads through a state that is left again at once', () => {
    const dot = dotWith(step('closed', 'Pushed', 'open.wide', ['open.swinging']));
    expect(arrows(dot)).toStrictEqual([
      expect.stringMatching(/"closed" -> "open\.swinging" .*Pushed/),
      expect.stringMatching(/"open\.swinging" -> "open\.wide" .*at once.*dashed/),
    ]);
  });

  it('draws only what changes where a machine is in several states at once', () => {
    const dot = dotWith(step('closed + open.wide', 'Pushed', 'closed + open.swinging'));
    expect(arrows(dot)).toStrictEqual([expect.stringContaining('"open.wide" -> "open.swinging"')]);
  });

  it('says what a person says, whatever marks are in it', () => {
    expect(dotWith(step('closed', 'Says "hi"', 'open.wide'))).toContain(String.raw`Says \"hi\"`);
  });

  it('has no arrow for what leads nowhere else', () => {
    expect(arrows(dotWith(step('closed', 'Knocked', 'closed')))).toStrictEqual([]);
  });

  it.each([bookingModel, connectivityModel])(
    'leads to each state once, where only the shortest ways are wanted',
    (model) => {
      const chart = chartOf(model);
      const ends = arrows(dotOf(chart, { shortest: true })).flatMap((arrow) =>
        arrow.includes('class="leads"') ? (/-> "([^"]+)"/.exec(arrow)?.[1] ?? []) : [],
      );
      const others = chart.states.filter(({ steps }) => steps && steps.length > 0).map(({ path }) => path);
      expect(ends.toSorted()).toStrictEqual(others.toSorted());
    },
  );

  it.each([bookingModel, connectivityModel])('gives the same text each time, with every state', (model) => {
    const chart = chartOf(model);
    const dot = dotOf(chart);
    expect(dotOf(chartOf(model))).toBe(dot);
    for (const { path } of chart.states) expect(dot).toContain(`"${path}" [class=`);
  });
});
