import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../styles/cx.ts';
import * as styles from './button.css.ts';
import { ignoreHeldKey, isLeftOver } from './left-over-press.ts';
import { NavigationLink, pressed } from './navigation.tsx';

/** What a button and a link dressed as one have in common. */
export interface ButtonLookProps {
  readonly children: ReactNode;
  readonly variant?: (typeof styles.buttonVariants)[number];
  readonly size?: (typeof styles.buttonSizes)[number];
  /** As wide as what it stands in. */
  readonly full?: boolean;
  /** A small drawing before the words, hidden from screen readers. */
  readonly icon?: ReactNode;
  readonly className?: string;
}

/** Props of Button. */
export interface ButtonProps extends ButtonLookProps {
  /**
   * Called once per press, never while busy or unavailable, so a double click cannot do a thing twice. What takes the
   * place of a pressed button has no part in that press: neither its second click, nor the key that is still held or
   * pressed once more at once, counts.
   */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Work is under way: it keeps its width and its place in the tab order, and ignores presses. */
  readonly busy?: boolean;
  /** The words while busy, such as 'Signing in'. Without them the label stays. */
  readonly busyLabel?: string;
  /** It cannot be used now, yet can be reached and read, and a press can say why. */
  readonly unavailable?: boolean;
  /** Called instead of `onPress` when pressed while unavailable, to say why. */
  readonly onUnavailablePress?: () => void;
  readonly type?: 'button' | 'submit';
  readonly id?: string;
  /**
   * The element, or elements, that say whom or what it is about, by id: its name goes on with them, so that of many
   * alike each is known ('Approve Noor Haddad').
   */
  readonly about?: string;
  readonly 'aria-label'?: string;
  /** A letter that presses it while its row of a table has the focus. */
  readonly 'aria-keyshortcuts'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-haspopup'?: 'dialog' | 'menu';
  readonly ref?: Ref<HTMLButtonElement>;
}

type Look = { [Name in 'variant' | 'size' | 'full' | 'className']?: ButtonLookProps[Name] | undefined };

const lookOf = ({ variant = 'primary', size = 'medium', full = false, className }: Look) =>
  cx(styles.root, styles.size[size], styles.variant[variant], full && styles.full, className);

function Label({ icon, children, away = false }: { icon?: ReactNode; children: ReactNode; away?: boolean }) {
  return (
    <span aria-hidden={away || undefined} className={cx(styles.label, away && styles.labelAway)}>
      {icon === undefined ? null : <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  );
}

/**
 * Does something here. To go somewhere use ButtonLink.
 *
 * It has no `disabled`: a disabled button cannot be reached by keyboard and cannot say why. Use `unavailable`.
 */
export function Button({
  variant,
  size,
  full,
  icon,
  className,
  onPress,
  busy = false,
  busyLabel,
  unavailable = false,
  onUnavailablePress,
  type = 'button',
  about,
  children,
  ...rest
}: ButtonProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLeftOver(event)) return event.preventDefault();
    if (!busy && !unavailable) return onPress?.(event);
    // Also keeps a form from being sent by Enter, which the browser turns into a click on its submit button.
    event.preventDefault();
    if (unavailable && !busy) onUnavailablePress?.();
  };
  return (
    <button
      {...rest}
      {...(about !== undefined && { id, 'aria-labelledby': `${id} ${about}` })}
      type={type}
      className={cx(lookOf({ variant, size, full, className }), unavailable && styles.unavailable)}
      aria-busy={busy || undefined}
      aria-disabled={busy || unavailable || undefined}
      onClick={press}
      onKeyDown={ignoreHeldKey}
    >
      <span className={styles.labels}>
        <Label icon={icon} away={busy && busyLabel !== undefined}>
          {children}
        </Label>
        {busyLabel === undefined ? null : <Label away={!busy}>{busyLabel}</Label>}
      </span>
      {busy ? <span aria-hidden="true" className={styles.progress} /> : null}
    </button>
  );
}

/** Props of ButtonLink. */
export interface ButtonLinkProps extends ButtonLookProps {
  readonly href: string;
  readonly target?: '_blank';
  readonly onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Goes there in a way of its own; a press that asks for a new tab or window stays the browser's. */
  readonly onFollow?: () => void;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere, dressed as a button. */
export function ButtonLink({
  variant,
  size,
  full,
  icon,
  className,
  onPress,
  onFollow,
  target,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <NavigationLink
      {...rest}
      {...(target && { target, rel: 'noopener' })}
      className={lookOf({ variant, size, full, className })}
      {...((onPress || onFollow) && { onClick: pressed(onPress, onFollow) })}
    >
      <Label icon={icon}>{children}</Label>
    </NavigationLink>
  );
}
