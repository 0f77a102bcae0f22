import { supabase } from '@sorella/supabase/deploy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { functionNames } from './deno-functions.ts';
import { type Management, startManagement } from './management.ts';

let management: Management;
beforeAll(async () => {
  management = await startManagement();
});
afterAll(() => management.stop());

const settings = {
  SITE_URL: 'https://sorella.example',
  SMTP_HOST: 'smtp.example',
  SMTP_USER: 'mailer',
  SMTP_PASS: 'planted-smtp-password',
  SMTP_FROM: 'hello@sorella.example',
};
const cli = (...args: string[]) =>
  supabase([...args, ...management.args, '--yes'], { ...management.env, ...settings });

describe("config.toml, read and pushed by Supabase's CLI", () => {
  it('has no key that the CLI does not know or will not know for long', async () => {
    const { code, output } = await cli('config', 'diff');
    expect(output).not.toMatch(/WARN|deprecated|no longer supported/);
    expect(code).toBe(0);
  });

  it('sets up Auth so that anybody can sign up, with mails from a server of her own', async () => {
    const { code, output } = await cli('config', 'push');
    expect(output).not.toContain(settings.SMTP_PASS);
    expect(code).toBe(0);
    expect(management.sent('PATCH /config/auth')).toMatchObject({
      site_url: settings.SITE_URL,
      disable_signup: false,
      external_email_enabled: true,
      mailer_autoconfirm: false,
      password_min_length: 8,
      smtp_host: settings.SMTP_HOST,
      smtp_port: '465',
      smtp_user: settings.SMTP_USER,
      smtp_pass: settings.SMTP_PASS,
      smtp_admin_email: settings.SMTP_FROM,
      rate_limit_email_sent: 300,
      mailer_templates_confirmation_content: expect.stringContaining('{{ .TokenHash }}'),
      mailer_templates_recovery_content: expect.stringContaining('{{ .TokenHash }}'),
    });
    expect(management.sent('PATCH /postgrest')).toMatchObject({ db_schema: 'public', max_rows: 1000 });
    expect(management.sent('PATCH /config/storage')).toEqual({ fileSizeLimit: 5 * 1024 * 1024 });
  });

  it('leaves the callers of every function to the function, with all that it imports', async () => {
    const names = functionNames();
    const { code } = await cli('functions', 'deploy', '--use-api');
    expect(code).toBe(0);
    for (const name of names) {
      const bundle = management.changes.find(({ called }) => called.includes(`slug=${name}&`))?.body;
      expect(bundle).toContain('"verify_jwt":false');
      for (const file of [`${name}/index.ts`, `${name}/handler.ts`, `${name}/deno.json`, '_shared/keys.ts'])
        expect(bundle).toContain(`filename="supabase/functions/${file}"`);
    }
    expect(management.sent('PUT /functions')).toHaveLength(names.length);
  });
});
