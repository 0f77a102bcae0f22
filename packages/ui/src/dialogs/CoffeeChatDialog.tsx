import { characterCount } from '@sorella/core/domain/character-count';
import { canSubmit } from '@sorella/core/domain/coffee-chats/coffee-chat-slots';
import { COFFEE_CHAT_MESSAGE_MAX_LENGTH } from '@sorella/core/domain/coffee-chats/coffee-chat-times';
import type { CoffeeChatIdea } from '@sorella/core/domain/entities/coffee-chat';
import { fullName } from '@sorella/core/domain/profile/names';
import { type FilledNotice, fillText } from '@sorella/core/notices/notice';
import { coffeeChatsTexts as texts } from '@sorella/core/notices/texts/coffee-chats.texts';
import { bothChose } from '../cards/coffee-chat/both-chose.ts';
import { CoffeeChatForm, type CoffeeChatFormProps } from '../forms/coffee-chat/CoffeeChatForm.tsx';
import { person as personStyle } from '../forms/coffee-chat/coffee-chat-form.css.ts';
import { FormProblem } from '../forms/FormProblem.tsx';
import { Avatar } from '../primitives/Avatar.tsx';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { action } from '../primitives/dialog.css.ts';
import { Text } from '../primitives/Text.tsx';

/** Props of {@link CoffeeChatDialog}. */
export interface CoffeeChatDialogProps extends CoffeeChatFormProps {
  readonly open: boolean;
  /** Whom she asks; null asks openly. */
  readonly person: CoffeeChatIdea | null;
  readonly sending: boolean;
  /** Why the last try came to nothing; the dialog stays, with all that was chosen. */
  readonly problem: Pick<FilledNotice, 'title' | 'description'> | null;
  readonly onSend: () => void;
  /** Pressed with nothing chosen, or with too long a comment. */
  readonly onIncomplete: () => void;
  readonly onClose: () => void;
}

/** 'Create Coffee Chat Request'. */
export function CoffeeChatDialog({
  open,
  person,
  sending,
  problem,
  onSend,
  onIncomplete,
  onClose,
  ...form
}: CoffeeChatDialogProps) {
  const isTooLong = characterCount(form.comments) > COFFEE_CHAT_MESSAGE_MAX_LENGTH;
  return (
    <Dialog
      open={open}
      width="large"
      title={texts.dialogTitle}
      description={person === null ? texts.openBody : fillText(texts.personBody, { name: fullName(person) })}
      closable={!sending}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" className={action} unavailable={sending} onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button
            className={action}
            busy={sending}
            busyLabel={texts.sending}
            unavailable={!canSubmit(form.selection, sending) || isTooLong}
            onUnavailablePress={onIncomplete}
            onPress={onSend}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      {person === null ? null : (
        <div className={personStyle}>
          <Avatar name={fullName(person)} seed={person.userId} photoUrl={person.avatarUrl} decorative />
          <div>
            <Text weight="strong">{fullName(person)}</Text>
            <Text size="small">{bothChose(person.sharedInterests)}</Text>
          </div>
        </div>
      )}
      {problem === null ? null : <FormProblem {...problem} />}
      <CoffeeChatForm {...form} />
    </Dialog>
  );
}
