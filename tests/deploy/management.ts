import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The reference of the project that {@link startManagement} knows. */
export const projectRef = 'abcdefghijklmnopqrst';

/** One request that changed something. */
export interface Change {
  /** Method and path below the project, with its query. */
  readonly called: string;
  /** What was sent; of a form its text. */
  readonly body: string;
}

/**
 * Supabase's management API as far as a deployment asks it: it answers as a new project would, and keeps what it is
 * told. The CLI reads its answers strictly, so what it does not read is not there.
 */
export interface Management {
  readonly changes: readonly Change[];
  /** The project's keys, as the API tells them. */
  keys: readonly { readonly name: string; readonly type: string; readonly api_key: string }[];
  /** The changes that it does not make, by what is called: it refuses them, or never answers. */
  troubles: Readonly<Record<string, 'refusal' | 'silence'>>;
  /** The JSON that was sent to a path. @throws Error when nothing was. */
  sent(called: string): unknown;
  /** The file that makes the CLI ask it. */
  readonly profile: string;
  /** What makes the CLI ask it: arguments and environment. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const below = `/v1/projects/${projectRef}`;

const project = {
  id: projectRef,
  ref: projectRef,
  name: 'sorella',
  organization_id: 'organisation',
  organization_slug: 'organisation',
  region: 'eu-central-1',
  created_at: '2026-01-01T00:00:00Z',
  status: 'ACTIVE_HEALTHY',
  database: { host: 'db.test', version: '17.6', postgres_engine: '17', release_channel: 'ga' },
};

/** What a new project has; a part that says nothing is not compared. */
const attributes = {
  api: { max_rows: 100 },
  auth: { site_url: 'http://localhost:3000' },
  storage: { file_size_limit: 52_428_800 },
};

const known: Readonly<Record<string, unknown>> = {
  [below]: project,
  [`${below}/billing/addons`]: { selected_addons: [], available_addons: [] },
  [`/v2/projects/${projectRef}/config`]: { data: { type: 'project_config', id: projectRef, attributes } },
  [`${below}/functions`]: [],
  [`${below}/secrets`]: [],
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Starts it on the loopback interface. */
export async function startManagement(): Promise<Management> {
  const changes: Change[] = [];
  const authConfig: object = JSON.parse(await readFile(new URL('auth-config.json', import.meta.url), 'utf8'));
  /** What the CLI wants to read beside what it has just said. */
  const beside: Readonly<Record<string, object>> = {
    [`${below}/config/auth`]: authConfig,
    [`${below}/postgrest`]: {
      db_pool: null,
      db_pool_acquisition_timeout: null,
      db_pool_max_idletime: null,
      db_pool_max_lifetime: null,
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://management');
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const body = await bodyOf(request);
    if (request.method === 'GET') {
      const found = url.pathname === `${below}/api-keys` ? management.keys : known[url.pathname];
      return found === undefined ? answer(404, { message: 'Not found' }) : answer(200, found);
    }
    const called = `${request.method} ${url.pathname.replace(below, '')}${url.search}`;
    changes.push({ called, body });
    const trouble = management.troubles[called];
    if (trouble === 'silence') return;
    if (trouble === 'refusal') return answer(400, { message: 'Not now' });
    if (called === 'PUT /functions') return answer(200, { functions: [] });
    const slug = url.searchParams.get('slug');
    if (slug !== null)
      return answer(201, { id: slug, slug, name: slug, status: 'ACTIVE', version: 1, verify_jwt: false });
    if (request.method === 'POST') return answer(201, {});
    return answer(200, { ...beside[url.pathname], ...JSON.parse(body) });
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const folder = await mkdtemp(path.join(tmpdir(), 'sorella-management-'));
  const profile = path.join(folder, 'profile.yaml');
  const places = {
    api_url: url,
    dashboard_url: url,
    project_host: 'project.test',
    pooler_host: 'pooler.test',
  };
  await writeFile(profile, JSON.stringify({ name: 'test', ...places }));
  const management: Management = {
    changes,
    keys: [],
    troubles: {},
    sent(called) {
      const change = changes.find((each) => each.called === called);
      if (change === undefined) throw new Error(`Nothing was sent to ${called}`);
      return JSON.parse(change.body);
    },
    profile,
    args: [`--remote=${projectRef}`, '--profile', profile],
    env: { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
  return management;
}
