import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectFolder } from './database.ts';
import { readSettings } from './settings.ts';

let project: string;

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'local-stack-test-'));
});
afterEach(() => rm(project, { recursive: true, force: true }));

const write = (text: string) => writeFile(path.join(project, 'config.toml'), text);

describe('the settings of the Supabase project', () => {
  it('have the defaults of Supabase when config.toml leaves them out', () => {
    expect(readSettings(project)).toMatchObject({
      siteUrl: 'http://localhost:3000',
      jwtExpirySeconds: 3600,
      otpLength: 6,
    });
  });

  it('are read from config.toml, with comments, lists, sizes and durations', async () => {
    await mkdir(path.join(project, 'templates'));
    await writeFile(path.join(project, 'templates', 'welcome.html'), '<p>Welcome</p>');
    await write(`
[auth]
site_url = "https://sorella.test" # where mails lead
additional_redirect_urls = ["https://sorella.test/**", "http://localhost:3000/*"]
jwt_expiry = 1_800
enable_signup = false
[auth.email]
max_frequency = "1m30s"
[auth.email.template.confirmation]
subject = "Welcome #1"
content_path = "./supabase/../templates/welcome.html"
[storage]
file_size_limit = "2MiB"
`);
    expect(readSettings(project)).toMatchObject({
      siteUrl: 'https://sorella.test',
      redirectUrls: ['https://sorella.test/**', 'http://localhost:3000/*'],
      jwtExpirySeconds: 1800,
      enableSignup: false,
      mailPauseSeconds: 90,
      storageLimitBytes: 2_097_152,
      templates: { confirmation: { subject: 'Welcome #1', html: '<p>Welcome</p>' } },
    });
  });

  it('take env(…) from the environment, and the default while it is unset', async () => {
    await write('[auth]\nsite_url = "env(SETTINGS_TEST_URL)"');
    expect(readSettings(project).siteUrl).toBe('http://localhost:3000');
    vi.stubEnv('SETTINGS_TEST_URL', 'https://sorella.test');
    expect(readSettings(project).siteUrl).toBe('https://sorella.test');
    vi.unstubAllEnvs();
  });

  it('send no address of this machine to production', async () => {
    const config = await readFile(path.join(projectFolder, 'config.toml'), 'utf8');
    const settings = config.split('\n').filter((line) => !line.startsWith('#'));
    expect(settings.filter((line) => /localhost|127\.0\.0\.1|http:/.test(line))).toEqual([]);
  });

  it('name the line that cannot be read', async () => {
    await write('[auth]\nsite_url = nonsense');
    expect(() => readSettings(project)).toThrow('config.toml, line 2');
  });
});
