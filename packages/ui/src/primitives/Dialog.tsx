import { commonTexts } from '@sorella/core/notices/texts/common.texts';
import { X } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { DialogShell, type DialogShellProps } from './DialogShell.tsx';
import { IconButton } from './IconButton.tsx';

/** Props of Dialog. */
export type DialogProps = Omit<DialogShellProps, 'role' | 'closeButton' | 'closeOnBackdrop'>;

/**
 * A window over the page with a close button; Escape and the backdrop close it too. For a yes-or-no question use
 * AlertDialog. Brings Ark with it (17 KB): load it when it is opened.
 */
export function Dialog(props: DialogProps) {
  return (
    <DialogShell
      {...props}
      role="dialog"
      closeButton={
        <IconButton label={commonTexts.close} unavailable={props.closable === false} onPress={props.onClose}>
          <Icon drawing={X} size={20} />
        </IconButton>
      }
    />
  );
}
