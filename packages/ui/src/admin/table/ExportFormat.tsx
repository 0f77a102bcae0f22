import { adminTableTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { CSV_SEPARATORS, type CsvSeparator } from '../../browser/csv-separator.ts';
import { RadioGroup } from '../../primitives/RadioGroup.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './table.css.ts';

/** Props of {@link ExportFormat}. */
export interface ExportFormatProps {
  readonly id: string;
  readonly separator: CsvSeparator;
  readonly onSeparatorChange: (separator: CsvSeparator) => void;
}

/** What parts the columns of exported files on this device. */
export function ExportFormat({ id, separator, onSeparatorChange }: ExportFormatProps) {
  return (
    <div id={id} className={css.format}>
      <RadioGroup
        look="segments"
        label={adminTableTexts.separator}
        options={CSV_SEPARATORS.map((value) => ({ value, label: adminTableTexts[value] }))}
        value={separator}
        onValueChange={onSeparatorChange}
      />
      <Text size="small" tone="soft" className={css.formatHint}>
        {adminTableTexts.separatorHint}
      </Text>
    </div>
  );
}
