import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveApp } from '../tools/serve-app.mjs';

const stack = { url: 'http://127.0.0.1:54321', publishableKey: 'sb_publishable_"<&' };
const page = (release: string, name: string) =>
  `<html><head><meta name="sorella-env" content=""></head><body>${name} of ${release}</body></html>`;

let place: string;
let served: Awaited<ReturnType<typeof serveApp>>;

/** What a build leaves: pages, files with names of their own, and what no browser is meant to read. */
function build(folder: string, release: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content);
  write('index.html', page(release, 'Start'));
  write('events.html', page(release, 'Events'));
  write('app.html', page(release, 'Plain'));
  write('profile.html', page(release, 'Profile'));
  write('conversation.html', page(release, 'Conversation'));
  write('404.html', page(release, 'Nowhere'));
  write('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('.vite/manifest.json', '{}');
  const script = `console.log('${release}')`;
  write(`assets/${release}.js`, script);
  write(`assets/${release}.js.br`, brotliCompressSync(script));
  write(`assets/${release}.js.gz`, gzipSync(script));
}

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'serve-app-test-'));
  build(join(place, 'dist'), 'one');
  served = await serveApp({ stack, folder: join(place, 'dist') });
});
afterEach(async () => {
  await served.close();
  rmSync(place, { recursive: true });
});

/** Asks as a program does, without what a browser's fetch adds or mends. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(served.url);
      request({ hostname, port, path, headers, method, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .once('error', reject)
        .end();
    },
  );
}

/** Sends a request line as it is; resolves when the server has had enough of it. */
function send(target: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
    socket.write(
      Buffer.from(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'),
    );
  });
}

describe('the served build', () => {
  it('answers a page for a path, with the address of the backend written into it', async () => {
    for (const [path, text] of [
      ['/', 'Start of one'],
      ['/index.html', 'Start of one'],
      ['/events', 'Events of one'],
      ['/events?city=Lisbon', 'Events of one'],
      ['/terms', 'Plain of one'],
      ['/profile', 'Profile of one'],
      ['/messages/0b7e', 'Conversation of one'],
    ] as const) {
      const { status, body, headers } = await ask(path);
      expect({ path, status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
        cache: 'no-cache',
      });
      expect(String(body)).toContain(text);
      expect(String(body)).toContain('127.0.0.1:54321');
      expect(String(body)).toContain('sb_publishable_\\&quot;&lt;&amp;');
    }
  });

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/assets',
    '/robots.txt',
    '/pages/old.php',
    '/.vite/manifest.json',
    '/.env',
  ])('answers 404 for the file %s, which it does not have', async (path) =>
    expect((await ask(path)).status).toBe(404),
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('answers 405 for %s', async (method) => {
    for (const path of ['/', '/events', '/assets/one.js', '/gone.js']) {
      const { status, headers } = await ask(path, {}, method);
      expect([path, status, headers['allow']]).toEqual([path, 405, 'GET, HEAD']);
    }
  });

  it('answers 404 with a page that says so for a path that leads nowhere', async () => {
    for (const path of ['/nowhere', '/nowhere/at/all', '/404', '/app', '/conversation']) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(String(body)).toContain('Nowhere of one');
    }
  });

  it('says with every answer what a page may load, and nothing inline', async () => {
    for (const path of ['/', '/profile', '/nowhere', '/assets/one.js', '/assets/gone.js', '/icon.svg']) {
      const { headers } = await ask(path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain('ws://127.0.0.1:54321');
      expect(policy).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin');
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    }
  });

  it('answers HEAD as GET, without the content', async () => {
    for (const path of ['/', '/assets/one.js']) {
      const { status, headers, body } = await ask(path, {}, 'HEAD');
      expect([status, headers['content-type'], body.length]).toEqual([
        200,
        (await ask(path)).headers['content-type'],
        0,
      ]);
    }
    expect((await ask('/gone.js', {}, 'HEAD')).status).toBe(404);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('answers in %s to those who read it', async (encoding, unpack) => {
    for (const path of ['/', '/events', '/assets/one.js']) {
      const plain = await ask(path);
      const packed = await ask(path, { 'accept-encoding': `deflate, ${encoding}` });
      expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
        undefined,
        encoding,
      ]);
      expect(packed.headers['vary']).toMatch(/accept-encoding/i);
      expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
      expect(String(unpack(packed.body))).toBe(String(plain.body));
    }
  });

  it('answers 304 to those who have it', async () => {
    for (const path of ['/', '/assets/one.js', '/icon.svg']) {
      const { headers } = await ask(path);
      expect(headers['etag']).toMatch(/^"/);
      const again = await ask(path, { 'if-none-match': String(headers['etag']) });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
    }
  });

  it('lets browsers keep for ever what carries its content in its name, and nothing else', async () => {
    expect((await ask('/assets/one.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await ask('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('lives on after hundreds of malformed request targets', async () => {
    const odd = [
      '//',
      '///',
      '/\\',
      '/\\\\',
      '//[',
      'http://',
      'http://[',
      '*',
      '/%',
      '/%00',
      '/%ff',
      '/..%2f..%2f',
      '?',
      '/../../package.json',
    ];
    const any = fc.sample(
      fc.oneof(
        fc
          .array(
            fc.constantFrom(
              '/',
              '\\',
              '.',
              '..',
              '%',
              '%2e',
              '%2f',
              '%00',
              ':',
              '@',
              '[',
              ']',
              '?',
              '#',
              'a',
              ';',
            ),
            { minLength: 1, maxLength: 8 },
          )
          .map((parts) => parts.join('')),
        fc.string({ minLength: 1, unit: 'binary' }),
      ),
      { seed: 1, numRuns: 500 },
    );
    for (const target of [...odd, ...any, ...any.map((text) => `/${text}`)]) await send(target);
    expect(await send('//')).toMatch(/^HTTP\/1\.1 [24]/);
    expect((await ask('/')).status).toBe(200);
  }, 60_000);

  it('gives nothing of what lies beside the build', async () => {
    writeFileSync(join(place, 'secret.txt'), 'secret');
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/..\\secret.txt',
      '//../secret.txt',
    ])
      expect(await send(path)).not.toContain('secret');
  });

  it('lives on while the build is taken away, and serves the next one as soon as it is there', async () => {
    const script = await ask('/assets/one.js');
    expect(script.status).toBe(200);
    rmSync(join(place, 'dist'), { recursive: true });
    expect((await ask('/assets/one.js')).status).toBe(404);
    expect(String((await ask('/')).body)).toContain('Start of one');
    build(join(place, 'next'), 'two');
    renameSync(join(place, 'next'), join(place, 'dist'));
    expect(String((await ask('/')).body)).toContain('Start of two');
    expect(String((await ask('/events')).body)).toContain('Events of two');
    expect(String((await ask('/assets/two.js')).body)).toBe("console.log('two')");
  });
});
