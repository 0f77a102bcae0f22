// Finds a Chromium, or gets one. `node tests/tools/browser.mjs` prints what it found.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Flags under which the same page gives the same bytes, and nothing calls home. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-composited-antialiasing',
  '--disable-lcd-text',
];

function usable(path, env = {}) {
  if (!path || !existsSync(path)) return undefined;
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox', '--headless'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return status === 0 ? { path, env, version: stdout.trim() } : undefined;
}

/** The one the lock file pins; the package carries Linux x64 only. */
async function shipped() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`);
  const env = {
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_PATH: join(folder, 'fontconfig'),
  };
  const unpacked = join(folder, 'unpacked');
  if (!existsSync(unpacked)) {
    mkdirSync(join(folder, 'fontconfig'), { recursive: true });
    const before = process.env.TMPDIR;
    process.env.TMPDIR = folder; // the package unpacks into the temporary folder and never looks at versions
    try {
      const { default: chromium, inflate } = await import('@sparticuz/chromium');
      await chromium.executablePath();
      await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'));
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
    }
    writeFileSync(
      join(folder, 'fontconfig', 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fc-cache</cachedir></fontconfig>`,
    );
    writeFileSync(unpacked, '');
  }
  return usable(join(folder, 'chromium'), env);
}

async function fromPlaywright() {
  const { chromium } = await import('playwright');
  return usable(chromium.executablePath());
}

function installed() {
  const places = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
  for (const place of places) {
    const found = usable(place);
    if (found) return found;
  }
  return undefined;
}

function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return installed();
}

async function downloaded() {
  execFileSync('npx', ['-y', 'playwright', 'install', 'chromium-headless-shell'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return fromPlaywright();
}

const WAYS = [
  ['CHROME_PATH', () => usable(process.env.CHROME_PATH)],
  ['npm', shipped],
  ['Playwright', fromPlaywright],
  ['system', installed],
  ['Debian', fromDebian],
  ['download', downloaded],
];

let search;

/** Resolves to `{ path, env, version, how }`; rejects with what to do when there is none. */
export function findBrowser() {
  search ??= (async () => {
    const reasons = [];
    for (const [how, find] of WAYS) {
      try {
        const found = await find();
        if (found) return { ...found, how };
      } catch (error) {
        reasons.push(`${how}: ${error.message}`);
      }
    }
    throw new Error(
      `No Chromium found. Install Chrome or Chromium, or set CHROME_PATH.\n${reasons.join('\n')}`,
    );
  })();
  return search;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(await findBrowser(), null, 2));
