// What a run over the stories leaves in the report's folder, and what it says in the terminal.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceInWords } from './difference-words.ts';
import { storyOfPicture } from './naming.ts';

/** Letters of one story's problems in the summary; the whole of them stands in the report. */
const LONGEST_PROBLEM = 600;

/** Reads a file of JSON; undefined where there is none. */
export const readJson = async (path) =>
  existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : undefined;

/** What is known of all stories; what an earlier run accepted is by now as accepted. */
export async function readVisits(report, ids, visiting, accepted) {
  const folder = join(report, 'stories');
  const files = existsSync(folder) ? await readdir(folder) : [];
  const visits = await Promise.all(files.map((file) => readJson(join(folder, file))));
  const now = new Set(visiting.map(({ id }) => id));
  const settled = ({ pictures, ...visit }) => ({
    ...visit,
    pictures: pictures.map((one) =>
      one.outcome === 'accepted' || accepted.has(one.name) ? { ...one, outcome: 'same' } : one,
    ),
  });
  return visits
    .filter(({ id }) => ids.has(id))
    .map((visit) => (now.has(visit.id) ? visit : settled(visit)))
    .toSorted((a, b) => a.title.localeCompare(b.title) || ids.get(a.id) - ids.get(b.id));
}

/** Shows accepted pictures that nothing draws in the report, and removes those that are given up. */
export async function copyToReport(baselines, names, report, remove) {
  for (const name of names) {
    await mkdir(join(report, 'before', storyOfPicture(name)?.split('--')[0] ?? '.'), { recursive: true });
    await cp(join(baselines, name), join(report, 'before', name));
    if (remove) await rm(join(baselines, name));
  }
}

/** Leaves in the report what is known of stories that are not visited: their pictures are the accepted ones. */
export async function copyKept(baselines, kept, report) {
  await mkdir(join(report, 'stories'), { recursive: true });
  for (const visit of kept) {
    await writeFile(join(report, 'stories', `${visit.id}.json`), JSON.stringify(visit));
    for (const { name } of visit.pictures) await cp(join(baselines, name), join(report, 'pictures', name));
  }
}

/** Names of tokens by their colours, as the built Storybook hands them out. */
export async function tokenNames(folder) {
  const file = join(folder, 'tokens', 'sorella.css');
  if (!existsSync(file)) return {};
  const names = {};
  for (const [, name, color] of (await readFile(file, 'utf8')).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)) {
    const known = (names[color.toLowerCase()] ??= []);
    if (!known.includes(name)) known.push(name);
  }
  return names;
}

export function printSummary(report, place, removed, visiting) {
  const { counts } = report;
  const said = [
    `${counts.same} as accepted`,
    `${counts.changed} changed`,
    `${counts.new} without an accepted one`,
    `${counts.gone} that nothing draws any more`,
    ...(counts.accepted ? [`${counts.accepted} accepted now`] : []),
    ...(removed.length ? [`${removed.length} removed`] : []),
    ...(counts.uncompared ? [`${counts.uncompared} not compared`] : []),
  ];
  const misread = report.visited.filter(({ readsDiffer }) => readsDiffer).length;
  if (misread)
    said.push(`and ${misread} ${misread === 1 ? 'story reads' : 'stories read'} otherwise than recorded`);
  for (const { id, pictures } of report.visited)
    for (const { name, outcome } of pictures)
      if (outcome === 'accepted') console.log(`accepted ${name} (${id})`);
  for (const name of removed) console.log(`removed ${name}`);
  for (const { name, story } of report.gone)
    console.log(
      `✗ Nothing draws ${name} any more. Bring the story back, or give the picture up: pnpm visual --update ${story}`,
    );
  const now = new Set(visiting.map(({ id }) => id));
  for (const { id, pictures, problems } of report.visited) {
    if (!now.has(id)) continue;
    const changed = pictures.filter(({ outcome }) => outcome === 'changed' || outcome === 'new');
    const wrong = [
      ...problems,
      ...changed.map(({ name, ...picture }) => `${name}: ${differenceInWords(picture)}`),
    ];
    if (wrong.length) console.log(`✗ ${id}: ${wrong.join(' · ').slice(0, LONGEST_PROBLEM)}`);
  }
  console.log(
    `\nPictures: ${said.join(', ')}.\nLook at them: ${join(place, 'index.html')}, and decide: pnpm visual:review`,
  );
  if (report.uncompared) console.log(`\n!! NOT COMPARED. ${report.uncompared}`);
}
