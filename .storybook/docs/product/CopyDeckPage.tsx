import { useMemo } from 'react';
import { saveFile } from '../../../packages/ui/src/features/admin/tools/csv-file.ts';
import { Button } from '../../../packages/ui/src/primitives/Button.tsx';
import { Field } from '../../../packages/ui/src/primitives/Field.tsx';
import { SearchField } from '../../../packages/ui/src/primitives/SearchField.tsx';
import { Select } from '../../../packages/ui/src/primitives/Select.tsx';
import { toCsv } from '../../../tests/tools/copy/copy-csv.ts';
import type { CopyRoom } from '../../../tests/tools/copy/copy-entry.ts';
import { headingOf } from '../../../tests/tools/copy/places.ts';
import { AtlasFrame } from '../../atlas/AtlasFrame.tsx';
import { useIndex } from '../../atlas/use-index.ts';
import { usePageHash } from '../../atlas/use-page-hash.ts';
import { useTheme } from '../../atlas/use-theme.ts';
import { CopyLine } from './CopyLine.tsx';
import { type CopyRow, copyRows, isWantedCopy } from './copy-rows.ts';
import { FoldedSection } from './FoldedSection.tsx';
import './listing.css';

/** Shown unfolded when there are no more than these. */
const FEW = 80;

const rooms: readonly { readonly value: CopyRoom | ''; readonly label: string }[] = [
  { value: '', label: 'All' },
  { value: 'Notices', label: 'Notices: short messages on top of a page' },
  { value: 'Texts', label: 'Pages, cards, forms and dialogs' },
  { value: 'Mails', label: 'Emails' },
  { value: 'Help', label: 'Help' },
  { value: 'Legal', label: 'Legal pages' },
];

const save = (rows: readonly CopyRow[]) =>
  saveFile({
    name: 'sorella-copy.csv',
    type: 'text/csv;charset=utf-8',
    text: toCsv(rows.map(({ entry, places }) => ({ ...entry, where: places.map(({ title }) => title) }))),
  });

/** Every text that people read: where it appears, what it answers, what is filled in; to search and to take away. */
export function CopyDeckPage() {
  useTheme();
  const index = useIndex();
  const [hash, change] = usePageHash();
  const room = hash.get('room') ?? '';
  const words = hash.get('words') ?? '';
  const all = useMemo(() => (index.state === 'read' ? copyRows(index.entries) : []), [index]);
  const found = all.filter((row) => isWantedCopy(row, { room, words }));
  const sections = [...Map.groupBy(found, ({ entry }) => headingOf(entry))];
  const isFew = found.length <= FEW;
  return (
    <AtlasFrame
      title="Copy deck"
      className="listing"
      lead="Every text that people read, where it appears, and the requirement behind it. Save it as a spreadsheet, edit the texts, and hand the file back."
    >
      <div className="listing-filters">
        <SearchField
          label="Search"
          placeholder="refund, R-315, event-full"
          value={words}
          onValueChange={(found) => change({ words: found || undefined })}
        />
        <Field label="Where it appears">
          {(control) => (
            <Select
              {...control}
              value={room}
              options={rooms}
              onValueChange={(value) => change({ room: value || undefined })}
            />
          )}
        </Field>
        <Button variant="secondary" onPress={() => save(found)} unavailable={found.length === 0}>
          Export CSV
        </Button>
      </div>
      <p role="status">
        {index.state === 'reading' && 'Reading the stories …'}
        {index.state === 'failed' && 'The list of stories cannot be read: reload.'}
        {index.state === 'read' &&
          (found.length === 0 ? 'No text contains these words.' : `${found.length} of ${all.length} texts.`)}
      </p>
      {sections.map(([name, rows]) => (
        <FoldedSection
          key={`${name} ${isFew}`}
          name={name}
          says={rows.length === 1 ? '1 text' : `${rows.length} texts`}
          open={isFew}
        >
          {() => (
            <ul className="listing-list">
              {rows.map((row) => (
                <CopyLine key={row.entry.key} row={row} />
              ))}
            </ul>
          )}
        </FoldedSection>
      ))}
      <h2>Hand it back</h2>
      <p>
        Change only the column <code>text</code>, and leave the parts in braces as they are.{' '}
        <code>pnpm copy:check</code> and the file’s name tells a developer which texts differ, and which file
        each one is in.
      </p>
    </AtlasFrame>
  );
}
