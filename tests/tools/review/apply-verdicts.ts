import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { digest, entryOf, readManifest, writeManifest } from '../visual/manifest.ts';
import { countedAs } from '../visual/report.ts';
import { type OpenPicture, type Verdicts, verdictOn } from './verdicts.ts';

/** Where the pictures of a review are. */
export interface ReviewPlaces {
  /** The folder of the accepted pictures. */
  readonly baselines: string;
  /** The report's folder. */
  readonly report: string;
}

/** What came of verdicts, by names of pictures. */
export interface Applied {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly takenBack: readonly string[];
}

/** Where a report keeps its verdicts. */
export const verdictsFile = (report: string): string => join(report, 'verdicts.json');

/** Where a report keeps what the developer has to mend. */
export const rejectedFile = (report: string): string => join(report, 'rejected.md');

async function put(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

/** Whether the accepted picture is this one already; of a picture that is given up, whether there is none. */
async function isAccepted(baseline: string, picture: string | undefined): Promise<boolean> {
  if (!existsSync(baseline) || picture === undefined) return picture === undefined && !existsSync(baseline);
  const [old, now] = await Promise.all([readFile(baseline), readFile(picture)]);
  return old.equals(now);
}

/**
 * Writes what is accepted now and not written yet, and takes back what was accepted before and is not now: the accepted
 * picture is then the one that it was.
 */
export async function applyVerdicts(
  { baselines, report }: ReviewPlaces,
  pictures: readonly OpenPicture[],
  before: Verdicts,
  now: Verdicts,
): Promise<Applied> {
  const entries: Record<string, string> = { ...readManifest(baselines) };
  const written: string[] = [];
  const removed: string[] = [];
  const takenBack: string[] = [];
  for (const open of pictures) {
    const { name, kind, screenshot } = open;
    const was = verdictOn(before, open)?.verdict === 'accepted';
    const is = verdictOn(now, open)?.verdict === 'accepted';
    const baseline = join(baselines, name);
    if (!is && !was) continue;
    if (is && (await isAccepted(baseline, kind === 'gone' ? undefined : join(report, 'pictures', name))))
      continue;
    delete entries[name];
    if (is && kind === 'gone') {
      await rm(baseline, { force: true });
      removed.push(name);
    } else if (is) {
      await put(join(report, 'pictures', name), baseline);
      entries[name] = entryOf(digest(await readFile(baseline)), screenshot);
      written.push(name);
    } else {
      if (kind === 'new') await rm(baseline, { force: true });
      else await put(join(report, 'before', name), baseline);
      takenBack.push(name);
    }
  }
  if (written.length + removed.length + takenBack.length > 0) writeManifest(baselines, entries);
  return { written, removed, takenBack };
}

/** What the developer has to mend, a story a paragraph. */
export function rejectedList(pictures: readonly OpenPicture[], verdicts: Verdicts): string {
  const rejected = pictures.flatMap((open) => {
    const verdict = verdictOn(verdicts, open);
    return verdict?.verdict === 'rejected' ? [{ ...open, comment: verdict.comment }] : [];
  });
  const stories = Map.groupBy(rejected, ({ story }) => story.id);
  const paragraphs = [...stories].map(([id, own]) => {
    const lines = own.map(({ name, comment }) => `- ${name}${comment ? `: ${comment}` : ''}`);
    const [{ story } = { story: { title: id, name: '' } }] = own;
    return `## ${story.title}: ${story.name}\n\n${lines.join('\n')}\n\nLook again: \`pnpm visual ${id}\``;
  });
  return [
    '# Rejected pictures',
    ...(paragraphs.length > 0 ? paragraphs : ['None.']),
    ...(paragraphs.length > 0 ? ['All of them again: `pnpm visual rejected`'] : []),
  ].join('\n\n');
}

/** Keeps verdicts beside the report and in its counts, and what was rejected as a list for people. */
export async function keepVerdicts(
  report: string,
  pictures: readonly OpenPicture[],
  verdicts: Verdicts,
): Promise<void> {
  await writeFile(verdictsFile(report), `${JSON.stringify(verdicts, null, 1)}\n`);
  const accepted = pictures.filter((open) => verdictOn(verdicts, open)?.verdict === 'accepted');
  const file = join(report, 'report.json');
  const counted = countedAs(
    JSON.parse(await readFile(file, 'utf8')),
    new Set(accepted.map(({ name }) => name)),
  );
  await writeFile(file, JSON.stringify(counted, null, 1));
  await writeFile(rejectedFile(report), `${rejectedList(pictures, verdicts)}\n`);
}
