import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CopyEntry } from './copy-entry.ts';

const FOLDER = 'packages/supabase/supabase';

/** What stands between the tags of a page, each once: its title is its heading, and addresses are filled in. */
const textsOfHtml = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/>([^<>{}]+)</g)]
      .map(([, text = '']) => text.replaceAll(/&(#\d+|zwnj|nbsp);/g, '').trim())
      .filter((text) => text !== ''),
  ),
];

/** The mails that the sign-in service sends: their subjects stand in its settings, the rest in templates. */
export function accountMails(root: string): CopyEntry[] {
  const config = readFileSync(join(root, FOLDER, 'config.toml'), 'utf8');
  const templates = config.matchAll(
    /^\[auth\.email\.template\.(\w+)\]\nsubject = "(.+)"\ncontent_path = "\.\/supabase\/(.+)"$/gm,
  );
  return [...templates].flatMap(([, kind = '', title = '', path = '']) => {
    const entry = (part: string, text: string, file: string): CopyEntry => ({
      key: `mail/${kind}/${part}`,
      text,
      room: 'Mails',
      subject: kind,
      file: `${FOLDER}/${file}`,
      requirements: [],
      variables: [],
    });
    return [
      entry('subject', title, 'config.toml'),
      ...textsOfHtml(readFileSync(join(root, FOLDER, path), 'utf8')).map((text, index) =>
        entry(String(index), text, path),
      ),
    ];
  });
}
