import { characterCount } from '@sorella/core/domain/character-count';
import { memberRecordTexts } from '@sorella/core/notices/texts/member-record.texts';
import { useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import * as css from './member-record.css.ts';

/** Letters of a note; the database holds the limit. */
const NOTE_LIMIT = 2000;

/** Props of {@link NewNote}. */
export interface NewNoteProps {
  readonly busy: boolean;
  /** Trimmed and never empty. Resolves true when it is written down: the field is emptied then. */
  readonly onNote: (note: string) => Promise<boolean>;
}

/** A note about a member, which only organizers read. */
export function NewNote({ busy, onNote }: NewNoteProps) {
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const isMissing = note.trim() === '';
  const add = async () => {
    setChecked(true);
    if (isMissing || characterCount(note) > NOTE_LIMIT) {
      box.current?.focus();
      return;
    }
    if (!(await onNote(note.trim()))) return;
    setNote('');
    setChecked(false);
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void add();
      }}
    >
      <Field
        label={memberRecordTexts.newNote}
        className={css.field}
        {...(checked && isMissing && { error: memberRecordTexts.noteMissing })}
      >
        {(control) => (
          <Textarea {...control} ref={box} rows={2} value={note} limit={NOTE_LIMIT} onValueChange={setNote} />
        )}
      </Field>
      <Button
        type="submit"
        size="small"
        variant="secondary"
        busy={busy}
        busyLabel={memberRecordTexts.addingNote}
      >
        {memberRecordTexts.addNote}
      </Button>
    </form>
  );
}
