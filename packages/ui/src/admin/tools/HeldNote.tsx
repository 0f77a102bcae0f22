import { fillText } from '@sorella/core/notices/notice';
import { adminTableTexts, decisionTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { Undo2 } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
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
  return held.map(({ key, ...one }) => <Held key={key} {...one} onTakeBack={() => onTakeBack(key)} />);
}

function Held({
  count,
  sending,
  onTakeBack,
}: Omit<HeldNoteProps['held'][number], 'key'> & { readonly onTakeBack: () => void }) {
  const takeBack = useRef<HTMLButtonElement>(null);
  // It stands for the pressed button, which went with what was picked.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) takeBack.current?.focus();
  }, []);
  return (
    <StatusNote
      tone="info"
      role="status"
      actions={
        <Button
          ref={takeBack}
          size="small"
          variant="secondary"
          icon={<Icon drawing={Undo2} size={16} />}
          className={css.takeBack}
          busy={sending}
          busyLabel={decisionTexts.sending}
          onPress={onTakeBack}
        >
          {adminTableTexts.takeBack}
        </Button>
      }
    >
      {fillText(sending ? decisionTexts.heldManySending : decisionTexts.heldMany, { n: count })}
    </StatusNote>
  );
}
