import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../tools/processes.mjs';
import { applyVerdicts, rejectedList } from '../tools/review/apply-verdicts.ts';
import { drawPage } from '../tools/review/draw-page.ts';
import { reportSince } from '../tools/review/pictures-since.ts';
import { rowsOf, sizeOfRow } from '../tools/review/rows.ts';
import { reviewHandler } from '../tools/review/serve-review.ts';
import { type OpenPicture, openPictures, parseVerdicts, type Verdicts } from '../tools/review/verdicts.ts';
import { diffPictures } from '../tools/visual/diff.ts';
import { digest, entryOf, readManifest } from '../tools/visual/manifest.ts';
import { makeReport } from '../tools/visual/report.ts';

const SIZE = 40;
type Color = readonly [number, number, number];
const WHITE: Color = [255, 255, 255];
const BERRY: Color = [165, 18, 79];
const MOSS: Color = [31, 107, 58];

/** A square on a ground. */
function square(color: Color, left: number, side = 10, ground = WHITE): Promise<Buffer> {
  const data = Buffer.alloc(SIZE * SIZE * 4, 255);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1)
      data.set(x >= left && x < left + side && y >= 10 && y < 10 + side ? color : ground, (y * SIZE + x) * 4);
  return sharp(data, { raw: { width: SIZE, height: SIZE, channels: 4 } })
    .png()
    .toBuffer();
}

async function open(id: string, before: Promise<Buffer>, after: Promise<Buffer>): Promise<OpenPicture> {
  const found = await diffPictures(await before, await after);
  if (found.outcome !== 'changed') throw new Error('These pictures differ.');
  const { pixels, change } = found;
  const mode = { theme: 'light', viewport: 'phone' } as const;
  const name = `${id.replace('--', '/')}.light-phone.webp`;
  const screenshot = `screenshot of ${id}`;
  const story = { id, title: 'Cards/A', name: id };
  return {
    name,
    kind: 'changed',
    screenshot,
    story,
    picture: { name, mode, outcome: 'changed', screenshot, pixels, change },
  };
}

describe('rows of a review', () => {
  it('hold in one what one colour became another in, wherever it stands and however much', async () => {
    const rows = rowsOf(
      await Promise.all([
        open('cards-a--one', square(BERRY, 3), square(MOSS, 3)),
        open('cards-a--two', square(BERRY, 20, 4), square(MOSS, 20, 4)),
        open('cards-a--three', square(BERRY, 3, 10, MOSS), square(WHITE, 3, 10, MOSS)),
      ]),
      'cause',
      { '#1f6b3a': ['good'] },
    );
    expect(rows.map((row) => [row.title, sizeOfRow(row)])).toEqual([
      ['The colour good: #a5124f became #1f6b3a', '2 pictures of 2 stories'],
      ['#a5124f became #ffffff', '1 picture of 1 story'],
    ]);
  });

  it('never take what moved or grew for another colour', async () => {
    const rows = rowsOf(
      await Promise.all([
        open('cards-a--moved', square(BERRY, 3), square(BERRY, 20)),
        open('cards-a--grown', square(BERRY, 3), square(BERRY, 3, 12)),
      ]),
      'cause',
    );
    expect(rows.map(({ recoloured, members }) => [recoloured, members.length])).toEqual([
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  it('hold in one the same change of pixels, wherever it stands', async () => {
    const rows = rowsOf(
      await Promise.all([
        open('cards-a--one', square(BERRY, 3), square(BERRY, 3, 12)),
        open('cards-a--two', square(BERRY, 20), square(BERRY, 20, 12)),
      ]),
      'cause',
    );
    expect(rows.map(({ members }) => members.length)).toEqual([2]);
  });

  it('are by flow and by size as well', async () => {
    const one = await open('cards-a--one', square(BERRY, 3), square(MOSS, 3));
    const other = {
      ...(await open('cards-b--two', square(BERRY, 3, 2), square(MOSS, 3, 2))),
      story: { id: 'cards-b--two', title: 'Cards/B', name: 'two' },
    };
    expect(rowsOf([one, other], 'cause')).toHaveLength(1);
    expect(rowsOf([one, other], 'flow').map(({ title }) => title)).toEqual(['Cards/A', 'Cards/B']);
    expect(rowsOf([one, one, other], 'size').map(({ title }) => title)).toEqual(['Up to 100 pixels']);
  });
});

describe('verdicts', () => {
  let folder: string;
  let places: { baselines: string; report: string };
  const name = 'cards-a/one.light-phone.webp';
  const inFolder = (place: string, text: string) => {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), text);
  };
  const baseline = () => readFileSync(join(folder, 'baselines', name), 'utf8');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'review-'));
    places = { baselines: join(folder, 'baselines'), report: join(folder, 'report') };
    inFolder(`baselines/${name}`, 'before');
    inFolder(`report/before/${name}`, 'before');
    inFolder(`report/pictures/${name}`, 'after');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const picture = (kind: OpenPicture['kind']): OpenPicture => ({
    name,
    kind,
    screenshot: kind === 'gone' ? '' : 'now',
    story: { id: 'cards-a--one', title: 'Cards/A', name: 'One' },
  });
  const said = (verdict: 'accepted' | 'rejected', screenshot = 'now', comment?: string): Verdicts => ({
    [name]: { verdict, screenshot, ...(comment && { comment }) },
  });

  it('write what is accepted, with what is known of its pixels, and bring back what is taken back', async () => {
    const changed = [picture('changed')];
    expect(await applyVerdicts(places, changed, {}, said('accepted'))).toMatchObject({ written: [name] });
    expect(baseline()).toBe('after');
    expect(readManifest(places.baselines)[name]).toBe(entryOf(digest(Buffer.from('after')), 'now'));
    expect(await applyVerdicts(places, changed, said('accepted'), said('rejected'))).toMatchObject({
      takenBack: [name],
    });
    expect(baseline()).toBe('before');
  });

  it('write what is accepted once more, where the accepted picture was put back in the meantime', async () => {
    const changed = [picture('changed')];
    await applyVerdicts(places, changed, {}, said('accepted'));
    inFolder(`baselines/${name}`, 'before');
    const again = await applyVerdicts(places, changed, said('accepted'), said('accepted'));
    expect(again.written).toEqual([name]);
    expect(baseline()).toBe('after');
  });

  it('say nothing of a picture that looks otherwise by now', async () => {
    const applied = await applyVerdicts(places, [picture('changed')], {}, said('accepted', 'earlier'));
    expect(applied).toEqual({ written: [], removed: [], takenBack: [] });
    expect(baseline()).toBe('before');
  });

  it('give up what nothing draws, and bring it back', async () => {
    const gone = [picture('gone')];
    await applyVerdicts(places, gone, {}, said('accepted', ''));
    expect(existsSync(join(places.baselines, name))).toBe(false);
    await applyVerdicts(places, gone, said('accepted', ''), {});
    expect(baseline()).toBe('before');
  });

  it('leave what was rejected as a list for the developer', () => {
    const list = rejectedList([picture('changed')], said('rejected', 'now', 'Too pale on a phone.'));
    expect(list).toContain(`${name}: Too pale on a phone.`);
    expect(list).toContain('pnpm visual cards-a--one');
  });

  it('are read from a file only where it holds verdicts', () => {
    expect(parseVerdicts(JSON.stringify(said('accepted')))).toEqual(said('accepted'));
    expect(() => parseVerdicts('no')).toThrow(/no verdicts/);
    expect(() => parseVerdicts('{"a.webp":{"verdict":"maybe","screenshot":"x"}}')).toThrow(/a\.webp/);
  });
});

describe('the page of a review', () => {
  it('needs nothing beside it but pictures, and no text of a story can end its script', async () => {
    const visited = [
      { id: 'a--b', title: 'A', name: '</script>$&', inWorld: false, pictures: [], problems: [] },
    ];
    const page = await drawPage(makeReport({ browser: 'it', tokens: {}, visited, gone: [] }));
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page).not.toMatch(/(?:src|href)="|"the report"|\/\* script \*\//);
  });

  it('lists what is changed, new and gone, and nothing that is as accepted', () => {
    const mode = { theme: 'light', viewport: 'phone' } as const;
    const pictures = (['same', 'changed', 'new', 'accepted'] as const).map((outcome) => ({
      name: `${outcome}.webp`,
      mode,
      outcome,
      screenshot: outcome,
    }));
    const visited = [{ id: 'a--b', title: 'A', name: 'B', inWorld: false, pictures, problems: [] }];
    const open = openPictures({ visited, gone: [{ name: 'c/d.light-phone.webp', story: 'c--d' }] });
    expect(open.map(({ kind }) => kind)).toEqual(['changed', 'new', 'gone']);
  });
});

describe('a review that is served', () => {
  const name = 'cards-a/one.light-phone.webp';
  const mode = { theme: 'light', viewport: 'phone' } as const;
  let folder: string;
  let site: { url: string; close: () => Promise<void> };
  const put = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/verdicts`, { method: 'PUT', body, headers });

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'review-'));
    const inFolder = (place: string, text: string) => {
      mkdirSync(dirname(join(folder, place)), { recursive: true });
      writeFileSync(join(folder, place), text);
    };
    const pictures = [{ name, mode, outcome: 'changed' as const, screenshot: 'now' }];
    const visited = [{ id: 'cards-a--one', title: 'A', name: 'One', inWorld: false, pictures, problems: [] }];
    const report = makeReport({ browser: 'it', tokens: {}, visited, gone: [] });
    inFolder('report/report.json', JSON.stringify(report));
    for (const place of ['baselines', 'report/before']) inFolder(`${place}/${name}`, 'before');
    inFolder(`report/pictures/${name}`, 'after');
    site = await listen(
      reviewHandler({ baselines: join(folder, 'baselines'), report: join(folder, 'report') }),
    );
  });
  afterEach(async () => {
    await site.close();
    rmSync(folder, { recursive: true });
  });

  const baseline = () => readFileSync(join(folder, 'baselines', name), 'utf8');
  const accepted = JSON.stringify({ [name]: { verdict: 'accepted', screenshot: 'now' } });

  it('writes what is accepted at once, knows it after a reload, and takes it back', async () => {
    await put(accepted);
    expect(baseline()).toBe('after');
    expect(await (await fetch(`${site.url}/verdicts`)).text()).toBe(accepted);
    await put('{}');
    expect(baseline()).toBe('before');
  });

  it('counts what is accepted as accepted at once, and as changed again when it is taken back', async () => {
    const report = () => JSON.parse(readFileSync(join(folder, 'report', 'report.json'), 'utf8'));
    await put(accepted);
    expect(report()).toMatchObject({
      counts: { changed: 0, accepted: 1 },
      stories: { changed: [], accepted: ['cards-a--one'] },
    });
    await put('{}');
    expect(report()).toMatchObject({ counts: { changed: 1, accepted: 0 } });
  });

  it('takes nothing from another site, and nothing that is no verdict', async () => {
    expect((await put(accepted, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await put('no')).status).toBe(400);
    expect(baseline()).toBe('before');
  });
});

describe('pictures since a commit', () => {
  it('stand beside those of then: changed, new and gone, of the stories that were asked for', async () => {
    const root = mkdtempSync(join(tmpdir(), 'sorella-since-test-'));
    try {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], { cwd: root });
      const write = (name: string, bytes: Buffer) => {
        mkdirSync(dirname(join(root, 'seen', name)), { recursive: true });
        writeFileSync(join(root, 'seen', name), bytes);
      };
      const [then, now] = [await square(BERRY, 0), await square(MOSS, 0)];
      git('init', '-q');
      for (const name of ['changed', 'gone', 'same']) write(`cards-a/${name}.light-phone.webp`, then);
      git('add', '.');
      git('commit', '-qm', 'then');
      write('cards-a/changed.light-phone.webp', now);
      write('cards-a/added.dark-desktop.webp', now);
      write('cards-b/added.light-phone.webp', now);
      rmSync(join(root, 'seen', 'cards-a/gone.light-phone.webp'));
      git('add', '.');
      const report = join(root, 'report');
      const names = new Map([['cards-a--changed', { title: 'Cards/A', name: 'Changed' }]]);
      const found = await reportSince({ root, pictures: 'seen', report }, 'HEAD', names, [
        'cards-a',
        'Cards/A',
      ]);
      expect(found.visited.map(({ id, title }) => [id, title])).toEqual([
        ['cards-a--added', 'cards-a'],
        ['cards-a--changed', 'Cards/A'],
      ]);
      expect(found.counts).toMatchObject({ changed: 1, new: 1, gone: 1 });
      for (const place of ['before/cards-a/changed', 'pictures/cards-a/changed', 'before/cards-a/gone'])
        expect(existsSync(join(report, `${place}.light-phone.webp`))).toBe(true);
      await expect(reportSince({ root, pictures: 'seen', report }, '--no-such')).rejects.toThrow('--no-such');
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
