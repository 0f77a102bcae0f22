import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useOpenLayer } from './open-layers.ts';

/** What the button that opens a Disclosure must know and do. */
export interface DisclosureTrigger {
  readonly open: boolean;
  /** For `aria-controls`; the panel exists only while open. */
  readonly panelId: string;
  readonly toggle: () => void;
}

/** Props of Disclosure. */
export interface DisclosureProps {
  /** Of the button and the panel together. */
  readonly id?: string;
  readonly renderTrigger: (details: DisclosureTrigger) => ReactNode;
  /** Drawn while open. `close` is for links inside that lead away. */
  readonly children: (details: { readonly close: () => void }) => ReactNode;
  readonly className?: string;
  readonly panelClassName?: string;
  /**
   * What is in it asks questions of its own: under a modal dialog it stays open, for the visitor to come back
   * to.
   */
  readonly asks?: boolean;
  /** Called after it opened or closed. */
  readonly onOpenChange?: (open: boolean) => void;
}

const isUnderDialog = () => document.querySelector('[aria-modal="true"]') !== null;

/**
 * A button that shows and hides a panel under it. Escape closes it and gives focus back to the button; so does moving
 * on, so that it never covers what is read next.
 */
export function Disclosure({
  id,
  renderTrigger,
  children,
  className,
  panelClassName,
  asks = false,
  onOpenChange,
}: DisclosureProps) {
  const [open, setOpen] = useState(false);
  useOpenLayer(open);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);

  const change = (next: boolean) => {
    if (next === open) return;
    setOpen(next);
    onOpenChange?.(next);
  };
  const closeOnPressOutside = useEffectEvent((event: PointerEvent) => {
    if (asks && isUnderDialog()) return;
    if (event.target instanceof Node && root.current?.contains(event.target) === false) change(false);
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => document.removeEventListener('pointerdown', closeOnPressOutside);
  }, [open]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    change(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and leaving close it, wherever in it the focus is
    <div
      id={id}
      ref={root}
      className={className}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        // A press on nothing focusable has no next target; it must not close what the visitor is reading.
        if (event.relatedTarget === null || (asks && isUnderDialog())) return;
        if (!event.currentTarget.contains(event.relatedTarget)) change(false);
      }}
    >
      {renderTrigger({ open, panelId, toggle: () => change(!open) })}
      {open ? (
        <div id={panelId} className={panelClassName}>
          {children({ close: () => change(false) })}
        </div>
      ) : null}
    </div>
  );
}
