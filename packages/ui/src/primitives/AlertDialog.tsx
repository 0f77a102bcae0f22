import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { DialogShell } from './DialogShell.tsx';
import * as styles from './dialog.css.ts';

/** Props of AlertDialog. */
export interface AlertDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  /** The words on the confirming button while it works; without them its label stays. */
  readonly busyLabel?: string;
  readonly cancelLabel: string;
  readonly tone?: 'plain' | 'danger';
  /** The confirmed thing is under way: it can neither be confirmed again nor closed. */
  readonly busy?: boolean;
  /** What is asked is not known in full yet: it can be left, and not confirmed. */
  readonly unready?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * A question that must be answered. Focus starts on the button that changes nothing, Escape and the backdrop answer
 * no. Brings Ark with it (17 KB): load it when it is opened.
 */
export function AlertDialog({
  open,
  title,
  description,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel,
  tone = 'plain',
  busy = false,
  unready = false,
  onConfirm,
  onCancel,
}: AlertDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <DialogShell
      open={open}
      onClose={onCancel}
      role="alertdialog"
      width="small"
      title={title}
      description={description}
      closable={!busy}
      initialFocus={safe}
      actions={
        <>
          <Button
            ref={safe}
            variant="secondary"
            className={styles.action}
            unavailable={busy}
            onPress={onCancel}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            className={styles.action}
            busy={busy}
            unavailable={unready}
            {...(busyLabel !== undefined && { busyLabel })}
            onPress={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogShell>
  );
}
