import { useEffect, useEffectEvent } from 'react';
import { lazyComponent } from '../primitives/lazy-component.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

/** Props of {@link LazyQuestion}. */
export interface LazyQuestionProps extends Omit<ConfirmDialogProps, 'description' | 'children'> {
  readonly description: string;
}

/** The browser's own question, whose buttons it names itself: plain, but never a press that does nothing. */
function PlainQuestion({
  open,
  busy = false,
  title,
  description,
  error,
  onConfirm,
  onCancel,
}: LazyQuestionProps) {
  const ask = useEffectEvent(() => {
    if (window.confirm(`${title}\n\n${error ?? description}`)) onConfirm();
    else onCancel();
  });
  useEffect(() => {
    if (open && !busy) ask();
  }, [open, busy]);
  return null;
}

const loadDialog = async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog;

/** Has the code of the question there before it is asked: without a network it could not be fetched any more. */
export const preloadQuestion = (): void => void loadDialog().catch(() => undefined);

/**
 * A question that must be answered, whose code comes after the first picture, and that is asked even if it never
 * comes: then by the browser. Wherever it may be asked, `preloadQuestion` when the page is drawn.
 */
export const LazyQuestion = lazyComponent<LazyQuestionProps>(loadDialog, PlainQuestion);
