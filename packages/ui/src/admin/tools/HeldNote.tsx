import { adminTableTexts, decisionTexts, fillText } from '@sorella/core/notices';
import { Undo2 } from 'lucide';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import * as css from './tools.css.ts';

/** Props of {@link HeldNote}. */
export interface HeldNoteProps {
  /** Decisions about several rows at once. */
  readonly held: readonly { readonly key: number; readonly count: number; readonly sending: boolean }[];
  readonly onTakeBack: (key: number) => void;
}

/** Decisions about many rows that can still be taken back as one. */
export function HeldNote({ held, onTakeBack }: HeldNoteProps) {
  return held.map(({ key, count, sending }) => (
    <StatusNote
      key={key}
      tone="info"
      role="status"
      actions={
        <Button
          size="small"
          variant="secondary"
          icon={<Icon drawing={Undo2} size={16} />}
          className={css.takeBack}
          busy={sending}
          busyLabel={decisionTexts.sending}
          onPress={() => onTakeBack(key)}
        >
          {adminTableTexts.takeBack}
        </Button>
      }
    >
      {fillText(decisionTexts.heldMany, { n: count })}
    </StatusNote>
  ));
}
