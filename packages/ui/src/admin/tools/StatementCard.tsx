import type { FilledNotice } from '@sorella/core/notices/notice';
import { statementTexts } from '@sorella/core/notices/texts/admin-desks.texts';
import { FileSpreadsheet } from 'lucide';
import { useRef } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Text } from '../../primitives/Text.tsx';
import * as css from './tools.css.ts';

/** Props of {@link StatementCard}. */
export interface StatementCardProps {
  /** A file is being read. */
  readonly busy: boolean;
  /** Why the last file was not matched. */
  readonly problem: Pick<FilledNotice, 'title' | 'description'> | null;
  readonly onChoose: (file: File) => void;
}

/** Where a PayPal statement is chosen, to be matched on this device. */
export function StatementCard({ busy, problem, onChoose }: StatementCardProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.statement}>
      <div className={css.statementWords}>
        <strong className={css.code}>{statementTexts.title}</strong>
        <Text size="small" tone="soft">
          {statementTexts.body}
        </Text>
        {problem === null || busy ? null : (
          <StatusNote tone="bad" role="alert" title={problem.title}>
            {problem.description}
          </StatusNote>
        )}
      </div>
      <Button
        variant="secondary"
        icon={<Icon drawing={FileSpreadsheet} size={18} />}
        busy={busy}
        busyLabel={statementTexts.reading}
        onPress={() => input.current?.click()}
      >
        {statementTexts.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        hidden
        tabIndex={-1}
        aria-label={statementTexts.title}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </div>
  );
}
