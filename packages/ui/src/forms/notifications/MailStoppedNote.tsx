import type { FilledNotice } from '@sorella/core/notices/notice';
import { mailStoppedTexts as texts } from '@sorella/core/notices/texts/notifications.texts';
import { Button } from '../../primitives/Button.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';

/** Props of {@link MailStoppedNote}. */
export interface MailStoppedNoteProps {
  readonly reason: 'bounced' | 'complained';
  readonly saving?: boolean;
  /** What could not be changed, and why. */
  readonly problem?: Pick<FilledNotice, 'title' | 'description'> | null;
  readonly onResume: () => void;
}

/** Why no mail reaches her, and the way back. */
export function MailStoppedNote({ reason, saving = false, problem = null, onResume }: MailStoppedNoteProps) {
  return (
    <Stack gap="3">
      {problem ? (
        <StatusNote tone="bad" title={problem.title}>
          {problem.description}
        </StatusNote>
      ) : null}
      <StatusNote
        tone="warn"
        title={texts.title}
        actions={
          <Button variant="secondary" busy={saving} busyLabel={texts.resuming} onPress={onResume}>
            {texts.resume}
          </Button>
        }
      >
        {texts[reason]}
      </StatusNote>
    </Stack>
  );
}
