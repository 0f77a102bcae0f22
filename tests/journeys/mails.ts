import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { Client } from 'pg';
import type { Newcomer } from './newcomers.ts';
import { stack } from './stack.ts';

interface Mail {
  subject: string;
  html: string;
}

const isMail = (value: unknown): value is Mail =>
  typeof value === 'object' && value !== null && 'subject' in value && 'html' in value;

/** The mails to an address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${stack.mailboxUrl}/api/messages?to=${encodeURIComponent(email)}`);
  const mails: unknown = await answer.json();
  return Array.isArray(mails) ? mails.filter(isMail) : [];
}

/** A link as its mail has it, without the site's own address: every run of the journeys is at another one. */
export interface MailLink {
  /** Path and search. */
  path: string;
  tokenHash: string;
}

/** Waits for a mail that leads to a page of the app, and gives its link. */
export async function linkTo(page: string, email: string): Promise<MailLink> {
  let link: URL | undefined;
  await expect
    .poll(async () => {
      for (const { html } of await mailsTo(email)) {
        const [, href = ''] = new RegExp(`href="([^"]*/${page}\\?[^"]*)"`).exec(html) ?? [];
        link ??= href === '' ? undefined : new URL(href.replaceAll('&#38;', '&').replaceAll('&amp;', '&'));
      }
      return link?.pathname;
    })
    .toBe(`/${page}`);
  const tokenHash = link?.searchParams.get('token_hash') ?? '';
  expect(tokenHash).not.toBe('');
  return { path: `${link?.pathname}${link?.search}`, tokenHash };
}

/**
 * The code that the auth service puts into a link when somebody signed up on another device: its other half, the
 * verifier, is there. The local service makes codes for other providers alone, so it is written down for it.
 */
export async function codeFor(email: string): Promise<string> {
  const [code, challenge] = [randomUUID(), randomUUID().repeat(2)];
  const client = new Client({ connectionString: stack.databaseUrl });
  await client.connect();
  await client.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
       authentication_method, created_at, updated_at)
     select gen_random_uuid(), id, $2, 's256', $3, 'email', 'email/signup', now(), now()
     from auth.users where email = $1`,
    [email, code, challenge],
  );
  await client.end();
  return code;
}

/** Signs somebody up past the pages; the address is yet to be confirmed. */
export async function signUpQuietly({ email, password, firstName, lastName }: Newcomer): Promise<void> {
  const { auth } = createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await auth.signUp({
    email,
    password,
    options: { data: { first_name: firstName, last_name: lastName } },
  });
  expect(error).toBeNull();
}
