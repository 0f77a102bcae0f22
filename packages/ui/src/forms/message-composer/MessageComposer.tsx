import { characterCount } from '@sorella/core/domain/character-count';
import { MESSAGE_MAX_LENGTH } from '@sorella/core/domain/limits';
import { fillText } from '@sorella/core/notices/notice';
import { messagesTexts } from '@sorella/core/notices/texts/messages.texts';
import { SendHorizontal } from 'lucide';
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { Icon } from '../../art/icons/Icon.tsx';
import { Button } from '../../primitives/Button.tsx';
import { countOf } from '../../primitives/Textarea.tsx';
import { cx } from '../../styles/cx.ts';
import * as css from './message-composer.css.ts';

/** Props of {@link MessageComposer}. */
export interface MessageComposerProps {
  /** Whom it goes to. */
  readonly name: string;
  readonly text: string;
  /** A message is on its way. */
  readonly sending: boolean;
  /** Whether the text may be sent. */
  readonly sendable: boolean;
  readonly onTextChange: (text: string) => void;
  readonly onSend: () => void;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Letters left at which they are counted. */
const COUNTED_FROM = 200;

/** On a touch keyboard Enter begins a new line, as everywhere there. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Where a message is written. Enter sends it, with Shift it begins a new line. */
export function MessageComposer({
  name,
  text,
  sending,
  sendable,
  onTextChange,
  onSend,
  ref,
}: MessageComposerProps) {
  const id = useId();
  const left = MESSAGE_MAX_LENGTH - characterCount(text.trim());
  const counts = left <= COUNTED_FROM;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sendable) return;
    onSend();
    // The next words follow, and a touch keyboard stays where it is.
    event.currentTarget.querySelector('textarea')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    if (sendable) onSend();
  };
  return (
    <form className={css.root} onSubmit={submit}>
      <div className={css.line}>
        <textarea
          ref={ref}
          className={css.box}
          rows={1}
          value={text}
          aria-label={fillText(messagesTexts.yourMessage, { name })}
          placeholder={messagesTexts.writeMessage}
          {...(counts && { 'aria-describedby': id })}
          {...(left < 0 && { 'aria-invalid': true })}
          onChange={(event) => onTextChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          className={css.send}
          busy={sending}
          unavailable={!sendable}
          icon={<Icon drawing={SendHorizontal} size={18} />}
          busyLabel={messagesTexts.sending}
        >
          {messagesTexts.send}
        </Button>
      </div>
      {counts ? (
        <p id={id} className={cx(css.left, left < 0 && css.over)}>
          {countOf(left)}
        </p>
      ) : null}
    </form>
  );
}
