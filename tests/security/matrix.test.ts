import { beforeAll, describe, expect, it } from 'vitest';
import { type Matrix, type MatrixLine, ROLES, tryEverything } from './support/matrix.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await tryEverything();
});

const things = (wanted: (line: MatrixLine) => boolean) =>
  matrix.lines.filter(wanted).map(({ thing }) => thing);
const isColumns = ({ thing }: MatrixLine) => / \(.*\)$/.test(thing) && !isFunction({ thing });
const isFunction = ({ thing }: Pick<MatrixLine, 'thing'>) => /^(public|private)\.\w+\(/.test(thing);

describe('What each role can do with each thing of the schema (R-430 to R-433)', () => {
  it('is what was read and agreed: look at what differs, then accept it with -u', async () => {
    const width = Math.min(72, Math.max(...matrix.lines.map(({ thing }) => thing.length)));
    const text = matrix.lines.map(({ thing, rights }) =>
      [thing.padEnd(width), ...ROLES.map((role) => rights[role])].join(' | ').trimEnd(),
    );
    const head = ['thing'.padEnd(width), ...ROLES].join(' | ');
    await expect(`${[head, ...text].join('\n')}\n`).toMatchFileSnapshot('./matrix.txt');
  });

  it('was tried in some thousand ways', () => {
    expect(matrix.cells).toBeGreaterThan(3000);
  });

  it('could be told of every table of the API: a new one brings a row', () => {
    expect(matrix.empty).toEqual([]);
  });

  it('has no line that proves nothing', () => {
    const refused = matrix.lines.filter(
      (line) =>
        isFunction(line) &&
        ROLES.every((role) => line.rights[role] !== 'answers') &&
        ROLES.some((role) => line.rights[role] === 'refuses'),
    );
    expect([...matrix.vague, ...refused.map(({ thing }) => `${thing}: refuses everybody`)]).toEqual([]);
  });

  it('is the same for any two members', () => {
    // How much is hers depends on what she did; that it is not all does not.
    const kind = (rights: string) => rights.replaceAll(/none|some|42501/g, 'own');
    expect(things(({ rights }) => kind(rights.member) !== kind(rights['other member']))).toEqual([]);
  });

  it('leaves a visitor nothing to write but by a signed link, and of the rules nothing but reading events', () => {
    expect(things(({ rights }) => /change|remove|add|send/.test(rights.visitor))).toEqual([]);
    expect(things((line) => isColumns(line) && /[ac]/.test(line.rights.visitor))).toEqual([]);
    expect(
      things((line) => line.thing.startsWith('private.') && line.rights.visitor !== '-').map(
        (thing) => thing.split('(')[0],
      ),
    ).toEqual([
      'private.bounded',
      'private.event_filters',
      'private.listed_events',
      'private.unsubscribe_by_link',
    ]);
  });

  it('leaves nobody a table of the rules', () => {
    expect(
      things(
        (line) =>
          line.thing.startsWith('private.') &&
          !isFunction(line) &&
          ROLES.some((role) => line.rights[role] !== '-'),
      ),
    ).toEqual([]);
  });

  it("asks who calls in each of the admin's procedures", () => {
    const admins = matrix.lines.filter(
      (line) =>
        /^public\.(admin_|decide_|revoke_admin|grant_admin)/.test(line.thing) &&
        !line.thing.startsWith('public.admin_exists'),
    );
    expect(admins.length).toBeGreaterThan(15);
    expect(
      admins
        .filter(
          ({ rights }) =>
            rights.visitor !== '-' || rights['no access'] !== 'refuses' || rights.member !== 'refuses',
        )
        .filter(({ thing }) => !thing.includes('admin_users') && !thing.includes('admin_audit_log'))
        .map(({ thing, rights }) => [thing, rights]),
    ).toEqual([]);
  });
});
