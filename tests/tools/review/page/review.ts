import type { Report } from '../../visual/report.ts';
import { type Grouping, type Row, rowsOf, sizeOfRow } from '../rows.ts';
import { type OpenPicture, openPictures, type Verdict } from '../verdicts.ts';
import { find, make } from './dom.ts';
import { type KeptVerdicts, openVerdicts } from './kept.ts';
import { type Command, commandOf, KEYS } from './keys.ts';
import { cropsOf, nameOf, type View, wholeOf } from './pictures.ts';
import { restOf, troublesOf } from './rest.ts';

const report: Report = JSON.parse(find('report', HTMLScriptElement).text);
const all = openPictures(report);

const words = find('words', HTMLInputElement);
const grouping = find('grouping', HTMLSelectElement);
const theme = find('theme', HTMLSelectElement);
const width = find('width', HTMLSelectElement);
const view = find('view', HTMLSelectElement);
const keys = find('keys', HTMLButtonElement);
const list = find('rows', HTMLUListElement);
const detail = find('detail', HTMLElement);

const groupings: Readonly<Record<string, Grouping>> = { cause: 'cause', flow: 'flow', size: 'size' };
const views: Readonly<Record<string, View>> = { side: 'side', slide: 'slide', blink: 'blink' };

let rows: Row[] = [];
/** The chosen row, and the chosen picture in it; no picture means the whole row. */
const at: { row: number; member: number | undefined } = { row: 0, member: undefined };

function tellFailure(failure: string | undefined) {
  const loud = find('loud', HTMLElement);
  loud.textContent = failure ?? report.uncompared ?? '';
  loud.hidden = loud.textContent === '';
}

const { kept, isServed } = await openVerdicts(tellFailure);

const suits = ({ story, picture }: OpenPicture) => {
  const text = `${story.title} ${story.name} ${story.id}`.toLowerCase();
  return (
    words.value
      .toLowerCase()
      .trim()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (!theme.value || picture?.mode.theme === theme.value) &&
    (!width.value || picture?.mode.viewport === width.value)
  );
};

const chosen = (): readonly OpenPicture[] => {
  const members = rows[at.row]?.members ?? [];
  return at.member === undefined ? members : members.slice(at.member, at.member + 1);
};

/** What a verdict is about: of a row that is decided in part, the pictures that are left. */
const meant = () => {
  const left = chosen().filter((open) => !kept.of(open));
  return left.length > 0 ? left : chosen();
};

/** What is said of pictures together, in a word. */
function saidOf(pictures: readonly OpenPicture[], { of }: KeptVerdicts): string {
  const said = pictures.map((open) => of(open)?.verdict);
  const first = said[0];
  if (said.every((verdict) => verdict === first)) return first ?? '';
  return `${said.filter(Boolean).length} of ${said.length}`;
}

const mark = (pictures: readonly OpenPicture[]) => {
  const said = saidOf(pictures, kept);
  return make('span', { className: said }, said);
};

function rowButton(row: Row, index: number): HTMLElement {
  const button = make(
    'button',
    { type: 'button' },
    make('strong', {}, row.title),
    mark(row.members),
    make('span', { className: 'quiet' }, sizeOfRow(row)),
  );
  if (index === at.row) button.setAttribute('aria-current', 'true');
  button.addEventListener('click', () => choose(index, undefined));
  return make('li', {}, button);
}

function memberButton(open: OpenPicture, index: number): HTMLElement {
  const button = make(
    'button',
    { type: 'button' },
    cropsOf(open),
    make('span', {}, nameOf(open)),
    make('span', { className: 'quiet' }, open.story.title),
    mark([open]),
  );
  if (index === at.member) button.setAttribute('aria-current', 'true');
  button.addEventListener('click', () => choose(at.row, index));
  return make('li', {}, button);
}

function action(words: string, command: Command): HTMLElement {
  const button = make('button', { type: 'button' }, words, make('kbd', {}, KEYS[command][0] ?? ''));
  button.addEventListener('click', () => obey(command));
  return button;
}

function swatches({ recoloured }: Row): HTMLElement[] {
  if (!recoloured) return [];
  const swatch = (color: string) => {
    const square = make('span', { className: 'swatch' });
    square.style.background = color;
    return square;
  };
  const pair = make('p', { className: 'swatches' }, swatch(recoloured.from), 'became', swatch(recoloured.to));
  return [pair];
}

function commentField(): HTMLElement {
  const pictures = chosen();
  const field = make('textarea', {
    id: 'comment',
    rows: 2,
    value: kept.of(pictures[0] ?? nothing)?.comment ?? '',
  });
  const save = () => {
    const was = pictures[0] && kept.of(pictures[0])?.comment;
    if (field.value.trim() !== (was ?? '')) kept.comment(pictures, field.value.trim());
  };
  field.addEventListener('change', () => {
    save();
    draw();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && !(event.key === 'Enter' && !event.shiftKey)) return;
    event.preventDefault();
    save();
    draw();
    focusRow();
  });
  const label = make(
    'label',
    { htmlFor: 'comment' },
    'What is wrong, for the developer (Enter keeps it and rejects)',
  );
  return make('div', {}, label, field);
}

const nothing: OpenPicture = {
  name: '',
  kind: 'gone',
  screenshot: '',
  story: { id: '', title: '', name: '' },
};

function drawDetail() {
  const row = rows[at.row];
  if (!row) {
    const words = all.length === 0 ? 'Nothing changed.' : 'Nothing here is to be decided.';
    return detail.replaceChildren(make('p', {}, words));
  }
  const shown = row.members[at.member ?? 0] ?? nothing;
  const whose = at.member === undefined ? sizeOfRow(row) : `One of ${row.members.length}: ${nameOf(shown)}`;
  const left = meant().length;
  const isPart = left < chosen().length;
  const many = left > 1 || isPart ? ` ${isPart ? 'the other' : 'all'} ${left}` : '';
  const crops =
    row.members.length > 1 ? make('ul', { className: 'crops' }, ...row.members.map(memberButton)) : '';
  const whole = [make('h3', {}, nameOf(shown)), wholeOf(shown, views[view.value] ?? 'side')];
  detail.replaceChildren(
    make('h2', {}, row.title),
    ...swatches(row),
    make('p', { className: 'quiet' }, whose),
    make(
      'div',
      { className: 'actions' },
      action(`Accept${many}`, 'accept'),
      action(`Reject${many}`, 'reject'),
      action('Comment', 'comment'),
      action('Take back', 'undo'),
      action('Next', 'next'),
      ...(row.members.length > 1
        ? [action(at.member === undefined ? 'One by one' : 'Next picture', 'inside')]
        : []),
    ),
    commentField(),
    ...(at.member === undefined ? [crops, ...whole] : [...whole, crops]),
  );
}

function draw() {
  rows = rowsOf(all.filter(suits), groupings[grouping.value] ?? 'cause', report.tokens);
  at.row = Math.max(0, Math.min(at.row, rows.length - 1));
  const top = list.parentElement?.scrollTop ?? 0;
  list.replaceChildren(...rows.map(rowButton));
  list.parentElement?.scrollTo(0, top);
  drawDetail();
  const decided = all.filter((open) => kept.of(open));
  const rejected = decided.filter((open) => kept.of(open)?.verdict === 'rejected');
  find('progress', HTMLElement).hidden = all.length === 0;
  Object.assign(find('bar', HTMLProgressElement), { max: Math.max(1, all.length), value: decided.length });
  find('decided', HTMLElement).textContent =
    `${decided.length} of ${all.length} decided, ${rejected.length} rejected`;
}

function focusRow() {
  const button = (at.member === undefined ? list : detail).querySelector('[aria-current="true"]');
  if (!(button instanceof HTMLElement)) return;
  button.focus({ preventScroll: true });
  // A picture is shown whole above the others.
  if (at.member === undefined) button.scrollIntoView({ block: 'nearest' });
  if (at.member !== undefined || window.scrollY > detail.offsetTop) detail.scrollIntoView({ block: 'start' });
}

function choose(row: number, member: number | undefined) {
  Object.assign(at, { row: Math.max(0, Math.min(row, rows.length - 1)), member });
  draw();
  focusRow();
}

/** To what is not decided yet: the next picture while they are looked at one by one, then the next row. */
function goOn() {
  const members = rows[at.row]?.members ?? [];
  const { member } = at;
  if (member !== undefined && member + 1 < members.length) return choose(at.row, member + 1);
  const order = rows.map((_, step) => (at.row + 1 + step) % rows.length);
  const open = order.find((index) => rows[index]?.members.some((one) => !kept.of(one)));
  choose(open ?? at.row, undefined);
}

function decide(verdict: Verdict['verdict'] | undefined) {
  const pictures = verdict ? meant() : chosen();
  if (pictures.length === 0) return;
  kept.set(pictures, verdict);
  if (verdict) goOn();
  else choose(at.row, at.member);
}

function obey(command: Command) {
  const members = rows[at.row]?.members.length ?? 0;
  switch (command) {
    case 'next':
      return choose(at.row + 1, undefined);
    case 'previous':
      return choose(at.row - 1, undefined);
    case 'inside':
      return choose(at.row, at.member === undefined ? 0 : Math.min(at.member + 1, members - 1));
    case 'outside':
      return choose(at.row, at.member ? at.member - 1 : undefined);
    case 'accept':
      return decide('accepted');
    case 'reject':
      return decide('rejected');
    case 'undo':
      return decide(undefined);
    case 'comment':
      return find('comment', HTMLTextAreaElement).focus();
    case 'view':
      view.selectedIndex = (view.selectedIndex + 1) % view.options.length;
      return drawDetail();
  }
}

function save() {
  // What this browser knows of other runs concerns nobody.
  const verdicts = Object.fromEntries(
    all.flatMap((open) => (kept.of(open) ? [[open.name, kept.of(open)]] : [])),
  );
  const file = new Blob([JSON.stringify(verdicts, null, 1)], { type: 'application/json' });
  const link = make('a', { href: URL.createObjectURL(file), download: 'verdicts.json' });
  link.click();
  URL.revokeObjectURL(link.href);
}

const areKeysOn = () => keys.getAttribute('aria-pressed') === 'true';

function start() {
  const { counts } = report;
  const uses = new Set(report.visited.flatMap(({ pictures }) => pictures.map(({ mode }) => mode.viewport)));
  width.append(...[...uses].map((one) => make('option', {}, one)));
  find('summary', HTMLElement).textContent =
    `${counts.changed} changed · ${counts.new} new · ${counts.gone} gone · ${counts.same} as accepted. Drawn by ${report.browser}, ${new Date(report.at).toLocaleString()}. ${isServed ? 'What you accept is written at once.' : 'Verdicts stay in this browser: save them as a file for somebody with a checkout.'}`;
  find('save', HTMLButtonElement).hidden = isServed;
  tellFailure(undefined);
  const troubles = troublesOf(report);
  const place = find('troubles', HTMLElement);
  place.hidden = troubles.length === 0;
  if (troubles.length > 0) place.append(make('h2', {}, 'To be mended'), ...troubles);
  find('rest', HTMLElement).append(...restOf(report));
  find('save', HTMLButtonElement).addEventListener('click', save);
  for (const control of [words, grouping, theme, width, view])
    control.addEventListener('input', () => {
      at.member = undefined;
      draw();
    });
  keys.addEventListener('click', () => {
    keys.setAttribute('aria-pressed', String(!areKeysOn()));
  });
  document.addEventListener('keydown', (event) => {
    const command = areKeysOn() && all.length > 0 ? commandOf(event) : undefined;
    if (!command) return;
    event.preventDefault();
    obey(command);
  });
  draw();
  const open = rows.findIndex(({ members }) => members.some((one) => !kept.of(one)));
  choose(Math.max(0, open), undefined);
}

start();
