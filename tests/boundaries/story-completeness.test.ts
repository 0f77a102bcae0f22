import { describe, expect, it } from 'vitest';
import { checkKinds } from '../tools/stories/check-kinds.ts';
import { checkMails } from '../tools/stories/check-mails.ts';
import { checkNotices } from '../tools/stories/check-notices.ts';
import { checkPictures } from '../tools/stories/check-pictures.ts';
import { checkStates } from '../tools/stories/check-states.ts';
import { checkStrips } from '../tools/stories/check-strips.ts';
import type { Component, StoriesFile, Story } from '../tools/stories/facts.ts';
import { readMeta } from '../tools/stories/meta.ts';

const file = 'packages/ui/src/cards/Card.stories.tsx';
const aStory = (id: string, tags: string[], given: Partial<Story> = {}): Story => ({
  id,
  tags,
  file,
  room: 'cards',
  ...given,
});
const inFlow = (id: string, tags: string[]) => aStory(id, tags, { room: 'features' });

describe('a mail', () => {
  it('has a story that shows it', () => {
    const stories = [aStory('mails--due', ['mail:payment-due'])];
    expect(checkMails({ stories, kinds: ['payment-due'] })).toEqual([]);
    expect(checkMails({ stories, kinds: ['payment-due', 'host-named'] })).toEqual([
      expect.stringContaining("No story shows the mail 'host-named'"),
    ]);
  });
});

describe('a component', () => {
  const busy = { name: 'busy', text: false, list: false, nullable: false, words: [] };
  const card: Component = { name: 'Card', file: 'packages/ui/src/cards/Card.tsx', props: [busy] };
  const about = (given: Partial<StoriesFile> = {}): StoriesFile => ({
    file,
    components: ['Card'],
    storyExemptions: {},
    ...given,
  });
  const loading = aStory('cards-card--busy', ['kind:loading']);

  it('is complete when a story shows each of its kinds', () => {
    expect(checkKinds({ stories: [loading], files: [about()], components: [card] })).toEqual([]);
  });

  it('fails without stories', () => {
    const [problem] = checkKinds({ stories: [], files: [], components: [card] });
    expect(problem).toContain("'Card' has no stories. Write Card.stories.tsx");
  });

  it('may be shown as a part of another', () => {
    const files = [about({ components: ['List', 'Card'] })];
    expect(checkKinds({ stories: [loading], files, components: [card] })).toEqual([]);
  });

  it('may be a part, which needs to be named and no kinds of its own', () => {
    const part = { ...card, part: true };
    expect(checkKinds({ stories: [], files: [about()], components: [part] })).toEqual([]);
    expect(checkKinds({ stories: [], files: [], components: [part] })).toEqual([
      expect.stringContaining("'Card' has no stories"),
    ]);
  });

  it('fails when no story shows a kind, and says which prop asks for it', () => {
    const [problem] = checkKinds({ stories: [], files: [about()], components: [card] });
    expect(problem).toContain("no story shows 'Card' while something is under way");
    expect(problem).toContain("because of its prop 'busy'");
  });

  it('does without a kind when its meta says why', () => {
    const files = [about({ storyExemptions: { 'kind:loading': 'It is never busy.' } })];
    expect(checkKinds({ stories: [], files, components: [card] })).toEqual([]);
  });

  it.each([
    ['has no reason', { 'kind:loading': ' ' }, [], 'without a reason'],
    ['has a story after all', { 'kind:loading': 'Never.' }, [loading], 'Delete the exemption or the tag'],
    ['is asked by nothing', { 'kind:empty': 'Never.', 'kind:loading': 'Never.' }, [], 'nothing asks of it'],
    ['is no kind', { 'kind:sad': 'Never.', 'kind:loading': 'Never.' }, [], 'which is none of'],
  ])('fails when an exempted kind %s', (_, storyExemptions, stories, words) => {
    const problems = checkKinds({ stories, files: [about({ storyExemptions })], components: [card] });
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  it('fails when a story is of a kind that there is not', () => {
    const stories = [loading, aStory('cards-card--sad', ['kind:sad'])];
    const problems = checkKinds({ stories, files: [about()], components: [card] });
    expect(problems).toEqual([expect.stringContaining("'cards-card--sad' has the tag 'kind:sad'")]);
  });

  it('needs no stories when it draws nothing of its own', () => {
    const provider = { ...card, name: 'AppServicesProvider' };
    expect(checkKinds({ stories: [], files: [], components: [provider] })).toEqual([]);
  });
});

describe('a state', () => {
  const models = { booking: { states: { applying: {}, full: {} } } };
  const both = [
    inFlow('one', ['walk', 'state:booking.applying']),
    inFlow('two', ['walk', 'state:booking.full']),
  ];

  it('is complete with a walk that ends there', () => {
    expect(checkStates({ stories: both, models })).toEqual([]);
  });

  it('fails without a story', () => {
    const problems = checkStates({ stories: both.slice(1), models });
    expect(problems).toEqual([expect.stringContaining("No walk ends in the state 'booking.applying'")]);
  });

  it('fails when the story that shows it did not walk there', () => {
    const stories = [inFlow('one', ['state:booking.applying']), ...both.slice(1)];
    expect(checkStates({ stories, models })).toEqual([
      expect.stringContaining("No walk ends in the state 'booking.applying'"),
    ]);
  });

  it('is shown by a story of a state inside it, and not by one whose name only begins alike', () => {
    const nested = { connectivity: { states: { online: {}, 'online.settled': {}, on: {} } } };
    const stories = [inFlow('one', ['walk', 'state:connectivity.online.settled'])];
    expect(checkStates({ stories, models: nested })).toEqual([
      expect.stringContaining("the state 'connectivity.on'"),
    ]);
  });

  it('may look like another that has stories of its own', () => {
    const alike = { booking: { states: { applying: {}, full: {}, checking: { looksLike: 'applying' } } } };
    expect(checkStates({ stories: both, models: alike })).toEqual([]);
  });

  it.each(['gone', 'other'])('fails when it looks like %s, which cannot stand in', (looksLike) => {
    const alike = {
      booking: {
        states: { applying: {}, full: {}, other: { looksLike: 'applying' }, checking: { looksLike } },
      },
    };
    expect(checkStates({ stories: both, models: alike })).toEqual([
      expect.stringContaining(`'checking' looks like '${looksLike}'`),
    ]);
  });

  it('fails when a tag names none', () => {
    const stories = [...both, inFlow('three', ['walk', 'state:booking.done'])];
    expect(checkStates({ stories, models })).toEqual([
      expect.stringContaining("'three' has the tag 'state:booking.done', but no model has that state"),
    ]);
  });
});

describe('a notice', () => {
  const catalogue = { booking: ['event-full', 'already-applied'] };
  const subject = aStory('notices-catalogue--booking', ['notices:booking']);
  const emitted = [{ id: 'event-full', by: "the machine 'booking'" }];
  const shown = inFlow('flows-applying--full', ['notice:event-full']);

  it('is complete with its subject’s story and one of a flow that can emit it', () => {
    expect(checkNotices({ stories: [subject, shown], catalogue, emitted })).toEqual([]);
  });

  it('fails when no story shows its subject', () => {
    expect(checkNotices({ stories: [shown], catalogue, emitted })).toEqual([
      expect.stringContaining("No story shows the notices about 'booking'"),
    ]);
  });

  it('fails when it can be emitted and no flow or screen shows it, and says by what', () => {
    const alone = aStory('notices-list--full', ['notice:event-full']);
    expect(checkNotices({ stories: [subject, alone], catalogue, emitted })).toEqual([
      expect.stringContaining("'event-full', which the machine 'booking' can emit"),
    ]);
  });

  it('fails when a machine’s rules name it and no sample leads there, and says to which model to add one', () => {
    const rules = [{ id: 'event-full', by: 'booking.rules.ts', unreachedBy: 'booking.model.ts' }];
    expect(checkNotices({ stories: [subject], catalogue, emitted: rules })).toEqual([
      expect.stringContaining("Add a sample to booking.model.ts that leads to 'event-full', then a walk"),
    ]);
  });

  it('fails when a tag names none', () => {
    const stories = [subject, shown, inFlow('one', ['notice:event-ful', 'notices:bookings'])];
    expect(checkNotices({ stories, catalogue, emitted })).toEqual([
      expect.stringContaining("the tag 'notice:event-ful', but the catalogue has no such notice"),
      expect.stringContaining("the tag 'notices:bookings', but the catalogue has no such subject"),
    ]);
  });
});

describe('a picture', () => {
  const stories = [aStory('cards-card--full', ['visual', 'test']), aStory('cards-card--loud', [])];
  const full = 'cards-card/full.light-phone.webp';

  it('belongs to a story', () => {
    expect(checkPictures({ stories, pictures: [full] })).toEqual([]);
  });

  it.each(['cards-card/gone.light-phone.webp', 'cards-card/loud.light-phone.webp', 'full.webp'])(
    'fails when it is of no story that is photographed: %s',
    (picture) => {
      expect(checkPictures({ stories, pictures: [full, picture] })).toEqual([
        expect.stringMatching(new RegExp(`^No story that is photographed .*tests/visual/${picture}`)),
      ]);
    },
  );

  it.each(['visual', 'walk'])('fails when its story is not played, though it has the tag %s', (tag) => {
    const unplayed = [aStory('cards-card--full', [tag])];
    expect(checkPictures({ stories: unplayed, pictures: tag === 'visual' ? [full] : [] })).toEqual([
      expect.stringContaining("'cards-card--full' has the tag '!test'"),
    ]);
  });

  it('is missed by a story that has none', () => {
    expect(checkPictures({ stories, pictures: [] })).toEqual([
      expect.stringContaining('pnpm visual --update cards-card--full'),
    ]);
  });
});

describe('a film strip', () => {
  const stories = [aStory('flows-door--shut', ['visual']), aStory('flows-door--open', ['visual'])];
  const strip = {
    id: 'door',
    title: 'Open a door',
    says: 'It is shut, and then it is not.',
    steps: [
      {
        story: 'flows-door--shut',
        says: 'It is shut.',
        branches: [{ whatIf: 'What if?', steps: [{ story: 'flows-door--open', says: 'It is open.' }] }],
      },
    ],
  };

  it('is whole while the stories of all its steps are there', () => {
    expect(checkStrips({ stories, strips: [strip] })).toEqual([]);
  });

  it.each(['flows-door--shut', 'flows-door--open'])('names the step whose story is gone: %s', (gone) => {
    const left = stories.filter(({ id }) => id !== gone);
    expect(checkStrips({ stories: left, strips: [strip] })).toEqual([
      expect.stringMatching(new RegExp(`'Open a door' has a step “It is .*” whose story '${gone}' is gone`)),
    ]);
  });

  it('names the step whose story has no picture', () => {
    const unseen = stories.map((story) => ({ ...story, tags: [] }));
    expect(checkStrips({ stories: unseen, strips: [strip] })).toHaveLength(2);
  });

  it('has an address of its own', () => {
    expect(checkStrips({ stories, strips: [strip, strip] })).toEqual([
      "Two film strips have the id 'door': only one of them can be opened.",
    ]);
  });
});

describe('a stories file', () => {
  it('says in its meta what it is about and what it does without', () => {
    const text = `
      const meta = preview.meta({
        title: 'Cards/Card',
        component: Card,
        subcomponents: { CardSkeleton, Corner: CardCorner },
        parameters: { ...everyPage, storyExemptions: { 'kind:empty': 'Nothing can be missing.' } },
        decorators: [(Story) => <div><Story /></div>],
      });`;
    expect(readMeta(file, text)).toEqual({
      hasPage: false,
      file,
      components: ['Card', 'CardSkeleton', 'Corner'],
      storyExemptions: { 'kind:empty': 'Nothing can be missing.' },
    });
  });

  it('may be about nothing', () => {
    expect(readMeta(file, "export const a = preview.meta({ title: 'Foundations/Colors' });")).toEqual({
      file,
      components: [],
      hasPage: false,
      storyExemptions: {},
    });
  });

  it('gives no reason when the reason is calculated', () => {
    const text = "preview.meta({ component: Card, parameters: { storyExemptions: { 'kind:empty': why } } });";
    expect(readMeta(file, text).storyExemptions).toEqual({ 'kind:empty': '' });
  });
});
