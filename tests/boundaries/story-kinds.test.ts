import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { componentsOf, readProgram } from '../tools/stories/components.ts';
import type { Prop } from '../tools/stories/facts.ts';
import { kindsOf, reasonFor } from '../tools/stories/kinds.ts';
import { noticesInCode } from '../tools/stories/notices-in-code.ts';

const aProp = (name: string, given: Partial<Prop> = {}): Prop => ({
  name,
  text: false,
  list: false,
  nullable: false,
  words: [],
  ...given,
});
const kindsOfProp = (prop: Prop) => kindsOf({ name: 'Card', props: [prop] });

describe('the kinds of stories that a prop asks for', () => {
  it.each([
    ['busy', aProp('busy'), ['kind:loading']],
    ['a gerund', aProp('signingOut'), ['kind:loading']],
    ['the id of what is being done', aProp('cancellingId', { text: true, nullable: true }), ['kind:loading']],
    [
      'a status that can be a gerund',
      aProp('status', { words: ['online', 'reconnecting'] }),
      ['kind:loading'],
    ],
    ['many things', aProp('options', { list: true }), ['kind:empty']],
    ['a photo that may be missing', aProp('photoUrl', { text: true, nullable: true }), ['kind:empty']],
    ['an error', aProp('error', { text: true }), ['kind:error', 'kind:long-text']],
    ['a problem', aProp('problem', { words: ['network'] }), ['kind:error']],
    ['words', aProp('title', { text: true }), ['kind:long-text']],
    ['access that can be denied', aProp('access', { words: ['granted', 'denied'] }), ['kind:denied']],
    ['being unavailable', aProp('unavailable'), ['kind:denied']],
    [
      'the content of a list',
      aProp('content', { text: true, list: true, words: ['loading', 'failed', 'ready'] }),
      ['kind:loading', 'kind:empty', 'kind:error', 'kind:long-text'],
    ],
  ])('follow from %s', (_, prop, kinds) => {
    expect(kindsOfProp(prop)).toEqual(kinds);
  });

  it.each([
    ['a drawing', aProp('drawing', { text: true })],
    ['a heading’s level', aProp('headingLevel')],
    ['the room inside', aProp('padding', { words: ['small', 'large'] })],
    ['a class', aProp('className', { text: true })],
    ['an address', aProp('href', { text: true })],
    ['a ref', aProp('mainRef', { nullable: true })],
    ['a choice of looks', aProp('variant', { words: ['quiet', 'danger'] })],
  ])('do not follow from %s', (_, prop) => {
    expect(kindsOfProp(prop)).toEqual([]);
  });

  it('are those of its data for a flow and a screen, whatever the props', () => {
    const data = ['kind:loading', 'kind:empty', 'kind:error', 'kind:denied'];
    expect(kindsOf({ name: 'EventsFlow', props: [] })).toEqual(data);
    expect(kindsOf({ name: 'EventsScreen', props: [aProp('title', { text: true })] })).toEqual(data);
  });

  it('come with the props they follow from', () => {
    const props = [aProp('busy'), aProp('title', { text: true }), aProp('children', { text: true })];
    expect(reasonFor('kind:loading', { name: 'Card', props })).toBe("of its prop 'busy'");
    expect(reasonFor('kind:long-text', { name: 'Card', props })).toBe("of its props 'title', 'children'");
  });
});

describe('what is read from the code', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const ui = join(root, 'packages/ui/src');
  const door = join(ui, 'index.ts');
  const review = join(ui, 'features/admin/booking-review/PendingBookingsFlow.tsx');
  const events = join(ui, 'features/events/EventsFlow.tsx');
  const card = join(ui, 'cards/event-card/EventCard.tsx');
  const back = join(ui, 'cards/event-card/EventCardBack.tsx');
  const fixture = fileURLToPath(new URL('./notices.fixture.ts', import.meta.url));
  const program = readProgram([door, review, events, fixture]);
  const components = new Map(
    componentsOf(program, root, [door, review]).map((component) => [component.name, component]),
  );
  const propsOf = (name: string) =>
    new Map(components.get(name)?.props.map((prop) => [prop.name, prop]) ?? []);

  it('has every component that the design system shows, and no function that is none', () => {
    expect(components.size).toBeGreaterThan(50);
    expect(components.has('PendingBookingsFlow')).toBe(true);
    expect(components.has('createNoticeCenter')).toBe(false);
  });

  it('has the parts that components are made of, and takes what is shown to others for no part', () => {
    const names = componentsOf(program, root, [door], [card, back]).filter(
      ({ name }) => name.startsWith('EventCard') && !name.endsWith('Skeleton'),
    );
    expect(names).toEqual([
      expect.not.objectContaining({ part: true }),
      expect.objectContaining({ name: 'EventCardBack', part: true }),
    ]);
  });

  it('knows a component’s own props, not those of the element it passes on to', () => {
    const props = propsOf('TextInput');
    expect(props.has('type')).toBe(true);
    expect(props.has('placeholder')).toBe(false);
  });

  it('leaves out what is only called', () => {
    expect(propsOf('EventList').has('onRetry')).toBe(false);
    expect(propsOf('EventList').has('renderCard')).toBe(false);
  });

  it('sees through the content of a list to its states, its items and their words', () => {
    expect(propsOf('EventList').get('content')).toMatchObject({ text: true, list: true });
    expect(propsOf('EventList').get('content')?.words).toEqual(expect.arrayContaining(['loading', 'failed']));
  });

  it('sees what may be missing from an event', () => {
    expect(propsOf('EventCard').get('event')).toMatchObject({ text: true, nullable: true });
  });

  it('takes a ReactNode for words', () => {
    expect(propsOf('Badge').get('children')).toMatchObject({ text: true, nullable: false });
  });

  it('finds the notices that a flow can emit, those of tables, too', () => {
    const decisions = join(ui, 'features/admin/decisions/decision-report.ts');
    const ids = noticesInCode(program, root, [decisions]).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['booking-approved', 'booking-denied', 'event-full', 'decision-failed']),
    );
    expect(ids).not.toContain('error-unexpected');
  });

  it('finds a notice by whatever name its function was imported, and those of a closed union', () => {
    const ids = noticesInCode(program, root, [fixture]).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'event-full',
        'event-over',
        'already-applied',
        'reconnecting',
        'error-timeout',
        'error-rate-limited',
        'error-unavailable',
      ]),
    );
    expect(ids).toContain('error-unexpected');
    expect(ids).not.toContain('login-failed');
  });

  it('leaves out failures that a machine calculates, and keeps those that it names', () => {
    const ids = noticesInCode(program, root, [fixture], { onlyNamedFailures: true }).map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith('error-'))).toEqual(['error-timeout']);
  });

  it('fails when it is to look at a file that was not read', () => {
    expect(() => noticesInCode(program, root, [join(ui, 'gone.ts')])).toThrow('packages/ui/src/gone.ts');
  });

  it('does not take an advice beside a notice for a notice', () => {
    expect(noticesInCode(program, root, [events])).toEqual([
      { id: 'events-load-failed', by: 'packages/ui/src/features/events/EventsFlow.tsx' },
    ]);
  });
});
