import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  communityGuidelines,
  cookies,
  FAQ,
  type LegalDocument,
  privacyPolicy,
  termsOfService,
} from '@sorella/core/content';
import { NOTICES_BY_SUBJECT } from '@sorella/core/notices/catalogue';
import * as groups from '@sorella/core/notices/texts/text-list';
import { mailTexts } from '@sorella/supabase/mail-texts';
import { accountMails } from './account-mails.ts';
import { type CopyEntry, variablesIn } from './copy-entry.ts';
import { idsInSource, requiredIn, type SourceIds } from './text-sources.ts';

const NOTICES_FOLDER = 'packages/core/src/notices';
const CONTENT_FOLDER = 'packages/core/src/content';
const MAIL_TEXTS = 'packages/supabase/supabase/functions/_shared/mail-texts.ts';

interface Source {
  readonly file: string;
  readonly ids: SourceIds;
}

/** Every exported name of the files of texts, with where it is written and what its comments name. */
function readSources(root: string): Map<string, Source> {
  const files = globSync([`${NOTICES_FOLDER}/texts/*.texts.ts`, `${CONTENT_FOLDER}/**/*.ts`], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'));
  const found = new Map<string, Source>();
  for (const file of files) {
    const ids = idsInSource(file, readFileSync(join(root, file), 'utf8'));
    for (const name of ids.keys()) if (!name.includes('.')) found.set(name, { file, ids });
  }
  return found;
}

/** Every text in a value, with its path: of a list by the number of its place. */
function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

const noticeEntries = (): CopyEntry[] =>
  Object.entries(NOTICES_BY_SUBJECT).flatMap(([subject, group]) =>
    Object.entries(group).flatMap(([id, { title, description, answers }]) =>
      Object.entries({ title, description }).map(([part, text]) => ({
        key: `notice/${id}/${part}`,
        text,
        room: 'Notices' as const,
        subject,
        file: `${NOTICES_FOLDER}/${subject}.notices.ts`,
        requirements: answers,
        variables: variablesIn(text),
      })),
    ),
  );

function textEntries(root: string, sources: ReadonlyMap<string, Source>): CopyEntry[] {
  const required = requiredIn(readFileSync(join(root, `${NOTICES_FOLDER}/texts/texts.test.ts`), 'utf8'));
  return Object.entries(groups).flatMap(([group, texts]) => {
    const source = sources.get(group);
    return textsIn(texts, group).map(({ path, text }) => ({
      key: `text/${path}`,
      text,
      room: 'Texts' as const,
      subject: basename(source?.file ?? group, '.texts.ts'),
      file: source?.file ?? '',
      requirements: [...new Set([...(required.get(path) ?? []), ...(source?.ids.get(path) ?? [])])],
      variables: variablesIn(text),
    }));
  });
}

function contentEntries(sources: ReadonlyMap<string, Source>): CopyEntry[] {
  const entry = (key: string, text: string, room: 'Help' | 'Legal', subject: string, name: string) => {
    const { file = '', ids } = sources.get(name) ?? {};
    return { key, text, room, subject, file, requirements: ids?.get(name) ?? [], variables: [] };
  };
  const faq = FAQ.flatMap(({ id, category, question, answer }) =>
    Object.entries({ question, answer }).map(([part, text]) =>
      entry(`faq/${id}/${part}`, text, 'Help', category, 'FAQ'),
    ),
  );
  const documents: Readonly<Record<string, LegalDocument>> = {
    communityGuidelines,
    cookies,
    privacyPolicy,
    termsOfService,
  };
  const legal = Object.entries(documents).flatMap(([name, { title, summary, sections }]) => [
    entry(`legal/${name}/title`, title, 'Legal', title, name),
    entry(`legal/${name}/summary`, summary, 'Legal', title, name),
    ...sections.flatMap((section) => [
      entry(`legal/${name}/${section.id}/title`, section.title, 'Legal', title, name),
      ...textsIn(section.blocks, `legal/${name}/${section.id}/blocks`).map(({ path, text }) =>
        entry(path, text, 'Legal', title, name),
      ),
    ]),
  ]);
  return [...faq, ...legal];
}

/** The texts of the mails that the product writes, and of those that the sign-in service sends by its templates. */
function mailEntries(root: string): CopyEntry[] {
  const ids = idsInSource(MAIL_TEXTS, readFileSync(join(root, MAIL_TEXTS), 'utf8'));
  const written = Object.entries(mailTexts).flatMap(([subject, texts]) =>
    textsIn(texts, subject).map(({ path, text }) => ({
      key: `mail/${path}`,
      text,
      room: 'Mails' as const,
      subject,
      file: MAIL_TEXTS,
      requirements: ids.get(`mailTexts.${path}`) ?? [],
      variables: variablesIn(text),
    })),
  );
  return [...written, ...accountMails(root)];
}

/** Every text that people read: notices, the fixed copy of pages, mails, help and legal pages. */
export function readCopy(root: string): CopyEntry[] {
  const sources = readSources(root);
  return [
    ...noticeEntries(),
    ...textEntries(root, sources),
    ...mailEntries(root),
    ...contentEntries(sources),
  ];
}
