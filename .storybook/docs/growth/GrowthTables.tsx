import type { PropsWithChildren } from 'react';
import { community } from './communities.ts';
import { figures, growthOf, ROWS_OF_A_MEMBER } from './figures.ts';

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', {
    minimumFractionDigits: value < 10 ? digits : 0,
    maximumFractionDigits: value < 10 ? digits : 0,
  });

const scrolled = { overflowX: 'auto', overflowWrap: 'normal', wordBreak: 'normal' } as const;

/** On a narrow page a table is scrolled sideways, and no number is broken. `label` is what a screen reader calls it. */
export function Scrolled({ label, children }: PropsWithChildren<{ readonly label: string }>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must be able to stop here
    <div role="region" aria-label={label} tabIndex={0} style={scrolled}>
      {children}
    </div>
  );
}

interface TableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Table({ label, heads, rows }: TableProps) {
  return (
    <Scrolled label={label}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values]) => (
            <tr key={name}>
              <th scope="row" style={{ textAlign: 'start' }}>
                {name}
              </th>
              {values.map((value, at) => (
                <td key={heads[at + 1]} style={{ textAlign: value.includes(' on ') ? 'start' : 'end' }}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

const sized = figures.sizes.map((rows) => `${number(rows)} rows`);

/** What requests cost in each measured world, in ms: those of members, of admins, or of the server's own functions. */
export function Requests({ of }: { of: 'members' | 'admins' | 'functions' }) {
  const who = { members: ['visitor', 'member'], admins: ['admin'], functions: ['server'] }[of];
  const rows = figures.calls
    .filter((call) => who.includes(call.as))
    .toSorted((one, other) => growthOf(other.ms) - growthOf(one.ms))
    .map(({ name, ms }) => [name, ...ms.map((each) => number(each, 2)), `× ${number(growthOf(ms), 2)}`]);
  return <Table label={`Milliseconds: ${of}`} heads={['In milliseconds', ...sized, 'Grows']} rows={rows} />;
}

/** How the largest world's rows are found, request by request. */
export function Plans() {
  return (
    <Table
      label="How rows are found"
      heads={['Request', 'Finds rows by']}
      rows={figures.calls.map(({ name, scans }) => [name, scans.join(', ')])}
    />
  );
}

/** The largest tables, and what they come to with more members. */
export function Tables() {
  const members = (figures.sizes.at(-1) ?? 0) / ROWS_OF_A_MEMBER;
  const gigabytes = (bytes: number, of: number) => `${number(((bytes / members) * of) / 1e9, 2)} GB`;
  return (
    <Table
      label="Sizes of tables"
      heads={['With its indexes', `${number(members)} members`, '1,000,000 members', '10,000,000 members']}
      rows={figures.tables.map(({ table, bytes }) => [
        table,
        gigabytes(bytes, members),
        gigabytes(bytes, 1_000_000),
        gigabytes(bytes, 10_000_000),
      ])}
    />
  );
}

/** What a thousand, a hundred thousand and ten million members come to. */
export function Communities() {
  const sizes = [1_000, 100_000, 10_000_000].map(community);
  const row = (name: string, value: (of: (typeof sizes)[number]) => string) => [name, ...sizes.map(value)];
  return (
    <Table
      label="Three communities"
      heads={['What', ...sizes.map(({ members }) => `${number(members)} members`)]}
      rows={[
        row('Rows of each large table', ({ rows }) => number(rows)),
        row('Database', ({ databaseGigabytes }) => `${number(databaseGigabytes, 2)} GB`),
        row('Pictures', ({ pictureGigabytes }) => `${number(pictureGigabytes, 1)} GB`),
        row('Requests a second, in the evening', ({ requestsASecond }) => number(requestsASecond, 1)),
        row('Open connections, at the busiest', ({ connections }) => number(connections)),
        row('Mails a day', ({ mailsADay }) => number(mailsADay)),
        row('Supabase, without compute', ({ price }) => `$${number(price)} a month`),
      ]}
    />
  );
}
