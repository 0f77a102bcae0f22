import { CircleAlert } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { AlertDialog, type AlertDialogProps } from '../primitives/AlertDialog.tsx';
import { StatusNote } from '../primitives/StatusNote.tsx';

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps extends AlertDialogProps {
  /** Why the last try failed; the question stays open so that the member can try again. */
  readonly error?: string;
}

/** Asks before doing what cannot be undone, such as cancelling a booking, and stays open until it is done. */
export function ConfirmDialog({ error, children, ...question }: ConfirmDialogProps) {
  return (
    <AlertDialog {...question}>
      {children}
      {error === undefined ? null : (
        <StatusNote tone="bad" role="alert" icon={<Icon drawing={CircleAlert} size={18} />}>
          {error}
        </StatusNote>
      )}
    </AlertDialog>
  );
}
