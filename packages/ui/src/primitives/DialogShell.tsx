import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { memo, type ReactNode, type RefCallback, type RefObject, useCallback, useRef } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './dialog.css.ts';
import { useOpenLayer } from './open-layers.ts';
import { heading, headingSize } from './text.css.ts';
import { giveLostFocus } from './use-kept-focus.ts';

/** What both dialogs are made of. */
export interface DialogShellProps {
  readonly open: boolean;
  /** Asked to close, by Escape, by the backdrop or by the close button. */
  readonly onClose: () => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The buttons at its foot; they stay in sight while the words scroll. */
  readonly actions?: ReactNode;
  readonly width?: (typeof styles.dialogWidths)[number];
  readonly role: 'dialog' | 'alertdialog';
  /** False while work is under way that closing would not stop. */
  readonly closable?: boolean;
  readonly closeOnBackdrop?: boolean;
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly closeButton?: ReactNode;
}

/** A part that scrolls must be reachable by keyboard; one that does not would be a stop for nothing. */
const watchOverflow = (body: HTMLElement | null) => {
  if (body === null) return;
  const measure = () => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  };
  measure();
  // What grows inside of a body that cannot grow any more changes only the sizes of the parts.
  const observer = new ResizeObserver(measure);
  for (const part of [body, ...body.children]) observer.observe(part);
  return () => observer.disconnect();
};

/**
 * Gives the focus back to what had it before the window came. Ark takes note of that one frame late: who answers within
 * that frame would have the answering button noted, which leaves with the window. Where that is gone by then, whoever
 * keeps its part of the page gives the focus a place.
 */
function useFocusGivenBack(): RefCallback<HTMLElement> {
  const before = useRef<Element>(null);
  return useCallback((content) => {
    const focused = document.activeElement;
    if (!content?.contains(focused)) before.current = focused;
    return () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body && before.current instanceof HTMLElement)
          before.current.focus({ preventScroll: true });
        giveLostFocus();
      });
  }, []);
}

/** What a window says stays while it closes: by then what it asks about may be gone. */
const KeptAsItCloses = memo(
  ({ children }: { readonly open: boolean; readonly children: ReactNode }) => children,
  (_, { open }) => !open,
);

/** The window over the page: traps focus, scrolls inside, gives focus back when it closes. */
export function DialogShell({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  width = 'medium',
  role,
  closable = true,
  closeOnBackdrop = true,
  initialFocus,
  closeButton,
}: DialogShellProps) {
  const content = useFocusGivenBack();
  useOpenLayer(open);
  const hasClose = closeButton !== undefined;
  const head = (
    <>
      <Ark.Title className={cx(heading, headingSize.card, hasClose && styles.titleWithClose)}>
        {title}
      </Ark.Title>
      {description === undefined ? null : (
        <Ark.Description className={cx(styles.description, hasClose && styles.descriptionWithClose)}>
          {description}
        </Ark.Description>
      )}
    </>
  );
  return (
    <Ark.Root
      open={open}
      role={role}
      lazyMount
      unmountOnExit
      closeOnEscape={closable}
      closeOnInteractOutside={closable && closeOnBackdrop}
      onOpenChange={(details) => {
        if (!details.open && closable) onClose();
      }}
      {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
    >
      <Portal>
        <Ark.Backdrop className={styles.backdrop} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content
            ref={content}
            className={cx(styles.content, styles.width[width])}
            // What it says is what was answered already.
            onClickCapture={(event) => {
              if (open) return;
              event.preventDefault();
              event.stopPropagation();
            }}
            // The trap gives the focus without scrolling, and the window itself is no place to scroll to.
            onFocus={({ target, currentTarget }) => {
              if (target !== currentTarget && target.matches(':focus-visible'))
                target.scrollIntoView?.({ block: 'nearest' });
            }}
          >
            <KeptAsItCloses open={open}>
              <div className={styles.frame}>
                {hasClose ? <div className={styles.close}>{closeButton}</div> : null}
                <div ref={watchOverflow} className={cx(styles.body, hasClose && styles.bodyWithClose)}>
                  {hasClose ? head : <div className={styles.head}>{head}</div>}
                  {children}
                </div>
                {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
              </div>
            </KeptAsItCloses>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
