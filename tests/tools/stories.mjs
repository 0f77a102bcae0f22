// `pnpm stories:check`: every state, notice and component has the stories by which people see it. Each rule stands in
// its own file in tests/tools/stories; this one gathers what they look at.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationKinds } from '@sorella/core/domain/notifications/kinds';
import { models, noticesOf } from '@sorella/core/models';
import { NOTICES_BY_SUBJECT } from '@sorella/core/notices/catalogue';
import { strips } from '../../.storybook/docs/product/strips/strips.ts';
import { root } from './processes.mjs';
import { checkKinds } from './stories/check-kinds.ts';
import { checkMails } from './stories/check-mails.ts';
import { checkNotices } from './stories/check-notices.ts';
import { checkPages } from './stories/check-pages.ts';
import { checkPictures } from './stories/check-pictures.ts';
import { checkStates } from './stories/check-states.ts';
import { checkStrips } from './stories/check-strips.ts';
import { componentsOf, readProgram } from './stories/components.ts';
import { readMeta } from './stories/meta.ts';
import { noticesInCode } from './stories/notices-in-code.ts';
import { readPage } from './stories/page.ts';
import { readStoryIndex } from './story-index.mjs';
import { PICTURE_ENDING, RECORDING_ENDING } from './visual/naming.ts';

const ui = join(root, 'packages', 'ui', 'src');
const CATALOGUE = join('packages', 'core', 'src', 'notices');
const find = (pattern, cwd) => globSync(pattern, { cwd }).toSorted();

const stories = await readStoryIndex();
const files = [...new Set(stories.map(({ file }) => file))].map((file) =>
  readMeta(file, readFileSync(join(root, file), 'utf8')),
);

const APART = /\.(d|gen|model|page|test|test-d|stories|fixtures?|css)\.tsx?$|(^|\/)(contract|testing)\//;
const code = (...folder) =>
  find('**/*.{ts,tsx}', join(root, ...folder))
    .filter((file) => !APART.test(file))
    .map((file) => join(root, ...folder, file));
// The catalogue names every notice, and emits none.
const core = code('packages', 'core', 'src').filter((file) => !file.startsWith(join(root, CATALOGUE)));
const design = code('packages', 'ui', 'src');
const app = code('app', 'src');
const program = readProgram([...core, ...design, ...app]);
const components = componentsOf(
  program,
  root,
  [join(ui, 'index.ts'), ...design.filter((file) => /[a-z](Flow|Screen)\.tsx$/.test(file))],
  design.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file)),
);

const reached = Object.entries(models).flatMap(([machine, model]) =>
  [...noticesOf(model)].map((id) => ({ id, machine, by: `the machine '${machine}'` })),
);
/** A notice that a machine's own code names: emitted by the machine as soon as a sample leads to it. */
const unreached = (source) => {
  const machine = /\/machines\/([^/]+)\//.exec(source.by)?.[1];
  if (reached.some(({ id, machine: by }) => id === source.id && by === machine)) return [];
  return [machine ? { ...source, unreachedBy: `${machine}.model.ts` } : source];
};
const emitted = [
  ...reached,
  ...noticesInCode(program, root, core, { onlyNamedFailures: true }).flatMap(unreached),
  ...noticesInCode(program, root, [...design, ...app]),
];
const catalogue = Object.fromEntries(
  Object.entries(NOTICES_BY_SUBJECT).map(([subject, group]) => [subject, Object.keys(group)]),
);
const mailed = Object.keys(notificationKinds).filter((kind) =>
  notificationKinds[kind].channels.includes('mail'),
);
const pictures = find(`**/*${PICTURE_ENDING}`, join(root, 'tests', 'visual'));
const pages = find('packages/ui/src/**/*.page.tsx', root).map((file) =>
  readPage(file, readFileSync(join(root, file), 'utf8')),
);
const recordings = new Map(
  find(`**/*${RECORDING_ENDING}`, join(root, 'tests', 'visual')).map((name) => [
    name,
    JSON.parse(readFileSync(join(root, 'tests', 'visual', name), 'utf8')).stops.length,
  ]),
);

const problems = [
  ...checkStates({ stories, models }),
  ...checkNotices({ stories, catalogue, emitted }),
  ...checkMails({ stories, kinds: mailed }),
  ...checkKinds({ stories, files, components }),
  ...checkPictures({ stories, pictures }),
  ...checkStrips({ stories, strips }),
  ...checkPages({ stories, files, components, pages, recordings }),
];

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(
  `${stories.length} stories show ${components.length} components on ${pages.length} pages, ${Object.keys(models).length} machines and ${new Set(emitted.map(({ id }) => id)).size} notices.`,
);
