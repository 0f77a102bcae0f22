import { fillText } from '@sorella/core/notices/notice';
import { adminTableTexts, decisionTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { Undo2 } from 'lucide';
import { useContext, useEffect } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Badge } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import * as table from '../table/table.css.ts';
import { TableSpeech } from '../table/table-speech.ts';
import { SecondsLeft } from './SecondsLeft.tsx';
import * as css from './tools.css.ts';

/** A decision about a row that can still be taken back, or is on its way. */
export interface HeldCell {
  readonly label: string;
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly sending: boolean;
  /** Of how many rows it is the decision: all of them are taken back together; 1 by default. */
  readonly count?: number;
  /** When it is sent, in milliseconds of `performance.now()`: given, the seconds until then are counted. */
  readonly until?: number;
  /** What it does besides, such as confirming money by hand. */
  readonly note?: string | null;
  readonly onTakeBack: () => void;
}

/** Props of {@link HeldInCell}. */
export interface HeldInCellProps {
  /** Whom it is about: read with the button. */
  readonly name: string;
  readonly held: HeldCell;
}

/** What was decided about a row, and for ten seconds the way back. */
export function HeldInCell({ name, held }: HeldInCellProps) {
  const { count = 1, label, note } = held;
  const say = useContext(TableSpeech);
  // A decision about many is said once, where it stands for all of them.
  const words = count > 1 ? '' : [`${name}: ${label}.`, note].filter(Boolean).join(' ');
  useEffect(() => {
    // On its way it is no longer what became of the row: it may be refused.
    if (words !== '') say(held.sending ? '' : words);
  }, [words, held.sending, say]);
  const takeBack =
    count > 1 ? fillText(adminTableTexts.takeBackMany, { n: count }) : adminTableTexts.takeBack;
  return (
    <div className={table.buttons}>
      <Badge tone={held.tone}>{held.label}</Badge>
      {held.until === undefined || held.sending ? null : <SecondsLeft until={held.until} />}
      {held.note ? <span className={table.soft}>{held.note}</span> : null}
      <Button
        size="small"
        variant="secondary"
        icon={<Icon drawing={Undo2} size={16} />}
        className={css.takeBack}
        aria-keyshortcuts="z"
        busy={held.sending}
        busyLabel={decisionTexts.sending}
        {...(!held.sending && { 'aria-label': `${takeBack}: ${name}` })}
        onPress={() => {
          if (count === 1) say(fillText(decisionTexts.takenBack, { name }));
          held.onTakeBack();
        }}
      >
        {takeBack}
      </Button>
    </div>
  );
}
