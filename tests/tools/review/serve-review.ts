import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Report } from '../visual/report.ts';
import { applyVerdicts, keepVerdicts, type ReviewPlaces, verdictsFile } from './apply-verdicts.ts';
import { drawPage } from './draw-page.ts';
import { openPictures, parseVerdicts, type Verdicts } from './verdicts.ts';

/** Verdicts of a few thousand pictures, each with a comment, are smaller. */
const MOST_BYTES = 4_000_000;

/** The verdicts that are kept beside a report; none where nobody has decided yet. */
export function keptVerdicts(report: string): Verdicts {
  const file = verdictsFile(report);
  return existsSync(file) ? parseVerdicts(readFileSync(file, 'utf8')) : {};
}

/**
 * The report of the last run.
 *
 * @throws a sentence when there was none
 */
export function readReport(folder: string): Report {
  const file = join(folder, 'report.json');
  if (!existsSync(file)) throw new Error('There is no report of a last run: run `pnpm visual` first.');
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return report;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MOST_BYTES) throw new Error('These are more verdicts than there are pictures.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Whether a request comes from this server's own page: another site may send requests here, too. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) && (!origin || origin === `http://${host}`);
}

/** Serves a report for review: its page, its pictures, and `/verdicts`, which takes what was decided and applies it. */
export function reviewHandler(places: ReviewPlaces) {
  const files = sirv(places.report, { dev: true });
  let last: Promise<unknown> = Promise.resolve();

  async function take(request: IncomingMessage) {
    const now = parseVerdicts(await bodyOf(request));
    const pictures = openPictures(readReport(places.report));
    const applied = await applyVerdicts(places, pictures, keptVerdicts(places.report), now);
    await keepVerdicts(places.report, pictures, now);
    return applied;
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const sendJson = (json: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(json));
    };
    if (!isOwn(request)) {
      response.statusCode = 403;
      return response.end('This is served to its own page only.');
    }
    if (request.url === '/' || request.url === '/index.html') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(await drawPage(readReport(places.report)));
    }
    if (request.url !== '/verdicts') return files(request, response);
    if (request.method !== 'PUT') return sendJson(keptVerdicts(places.report));
    // One after the other: each says what changed since the one before.
    const taken = last.then(() => take(request));
    last = taken.catch(() => undefined);
    return sendJson(await taken);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 400;
      response.end(error instanceof Error ? error.message : String(error));
    });
  };
}
