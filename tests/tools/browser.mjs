// Finds a Chromium, or gets one. Prints the path, or import { findBrowser }.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
const root = fileURLToPath(new URL("../..", import.meta.url));
const require = createRequire(import.meta.url);
const works = (path, env = {}) => {
  if (!path || !existsSync(path)) return;
  const r = spawnSync(path, ['--version', '--no-sandbox', '--headless'], { env: { ...process.env, ...env }, encoding: 'utf8', timeout: 20_000 });
  return r.status === 0 ? { path, env, version: r.stdout.trim() } : undefined;
};
async function shipped() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return; // the npm package carries x64 only
  let entry; try { entry = require.resolve('@sparticuz/chromium'); } catch { return; }
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'));
  const dir = join(root, 'node_modules', '.cache', `chromium-${version}`);
  const env = { LD_LIBRARY_PATH: join(dir, 'al2023', 'lib'), FONTCONFIG_PATH: join(dir, 'fontconfig') };
  if (!existsSync(join(dir, 'ok'))) {
    mkdirSync(join(dir, 'fontconfig'), { recursive: true });
    const old = process.env.TMPDIR; process.env.TMPDIR = dir; // the package unpacks into os.tmpdir()
    try {
      const { default: chromium, inflate } = await import('@sparticuz/chromium');
      await chromium.executablePath();
      await inflate(join(dirname(entry), '..', 'bin', 'al2023.tar.br'));
    } finally { if (old === undefined) delete process.env.TMPDIR; else process.env.TMPDIR = old; }
    writeFileSync(join(dir, 'fontconfig', 'fonts.conf'), `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${dir}/fonts</dir><cachedir>${dir}/fc-cache</cachedir></fontconfig>`);
    writeFileSync(join(dir, 'ok'), '');
  }
  return works(join(dir, 'chromium'), env);
}
const playwrightCache = async () => { try { return works((await import('playwright-core')).chromium.executablePath()); } catch { return undefined; } };
const system = () => {
  const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable', '/snap/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'];
  for (const p of places) { const r = works(p); if (r) return r; }
};
const apt = () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const opts = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try { execFileSync('apt-get', ['update', '-qq'], opts); execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], opts); } catch { return; }
  return system();
};
const download = async () => { try { execFileSync('npx', ['-y', 'playwright', 'install', 'chromium-headless-shell'], { stdio: 'ignore', timeout: 300_000 }); } catch { return; } return playwrightCache(); };
export async function findBrowser() {
  for (const [how, get] of [['env', () => works(process.env.CHROME_PATH)], ['npm', shipped], ['playwright cache', playwrightCache], ['system', system], ['apt', apt], ['playwright download', download]]) {
    const found = await get(); if (found) return { ...found, how };
  }
  throw new Error('No Chromium found. Set CHROME_PATH, or install Chrome or Chromium.');
}
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(await findBrowser(), null, 1));
