import { fillText } from '@sorella/core/notices/notice';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { LockKeyhole, Menu, X } from 'lucide';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../art/icons/Icon.tsx';
import { Button, ButtonLink } from '../primitives/Button.tsx';
import { Container } from '../primitives/Container.tsx';
import { Disclosure } from '../primitives/Disclosure.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Logo } from '../primitives/Logo.tsx';
import { isNewTab, NavigationLink } from '../primitives/navigation.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { cx } from '../styles/cx.ts';
import { AccountMenu, type AccountMenuProps, accountEntries, adminEntries } from './AccountMenu.tsx';
import * as styles from './header.css.ts';
import { ThemeChoice, type ThemeChoiceProps } from './ThemeChoice.tsx';

/**
 * Why an entry does not lead where it says: nobody is signed in, or the member has no access yet
 * (R-035).
 */
export type BlockedReason = 'sign-in-required' | 'access-required';

/** An entry that was pressed and is blocked. */
export interface BlockedPress {
  /** Where it would have led. */
  readonly href: string;
  /** The entry's name, for the notice. */
  readonly feature: string;
  readonly reason: BlockedReason;
}

/** Props of Header. */
export interface HeaderProps {
  /**
   * `restoring` shows neither account nor invitation, so that nothing flashes. `unreachable`: it cannot be looked at,
   * and may still be ended.
   */
  readonly session: 'restoring' | 'unreachable' | 'signed-out' | 'signed-in';
  /** Drawn by the build or just taken over from it: a visitor's header, whoever looks at it. */
  readonly isPicture?: boolean;
  /** Member access. `unknown` while it is checked: entries then lead to their page, which waits. */
  readonly access?: 'granted' | 'denied' | 'unknown';
  /** The path shown now; its entry is marked. */
  readonly currentPath?: string;
  /** Paths of entries that are switched off: they are left out. */
  readonly hiddenPaths?: readonly string[];
  readonly signingOut?: boolean;
  /** Messages to the member that are unread, counted at 'Messages'. */
  readonly unreadMessages?: number;
  /** The member is an admin or has a role, as far as is known. */
  readonly hasTools?: boolean;
  /** Who is signed in; left out while it is not known. */
  readonly member?: AccountMenuProps['member'];
  /** The theme, where it can be chosen here. */
  readonly themeChoice?: ThemeChoiceProps;
  readonly brandName?: string;
  /** The bell with past notices. */
  readonly notices?: ReactNode;
  readonly onSignOut?: () => void;
  /** Shows the notice and goes where it can be mended; the header itself goes nowhere then. */
  readonly onBlockedPress?: (details: BlockedPress) => void;
}

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly needsAccess?: true;
  readonly counts?: true;
}

const publicEntries: readonly Entry[] = [
  { href: '/events', label: shellTexts.events },
  { href: '/coffee-chats', label: shellTexts.coffeeChats, needsAccess: true },
  { href: '/messages', label: shellTexts.messages, needsAccess: true, counts: true },
];

const isWithin = (path: string | undefined, href: string) =>
  path === href || path?.startsWith(`${href}/`) === true;

function EntryLink(props: {
  readonly entry: Entry;
  readonly header: HeaderProps;
  readonly className?: string;
  readonly onFollow?: () => void;
}) {
  const { entry, header, className, onFollow } = props;
  const reasonWhenNeeded: Partial<Record<HeaderProps['session'], BlockedReason>> = {
    'signed-out': 'sign-in-required',
    ...(header.access === 'denied' && { 'signed-in': 'access-required' }),
  };
  const reason = entry.needsAccess ? reasonWhenNeeded[header.session] : undefined;
  const greyed = reason === 'access-required';
  const count = entry.counts && header.session === 'signed-in' ? (header.unreadMessages ?? 0) : 0;
  return (
    <NavigationLink
      href={entry.href}
      className={cx(styles.link, className)}
      aria-disabled={greyed || undefined}
      aria-current={isWithin(header.currentPath, entry.href) ? 'page' : undefined}
      onClick={(event) => {
        // In a new tab the page itself asks for access.
        if (reason !== undefined && !isNewTab(event)) {
          event.preventDefault();
          header.onBlockedPress?.({ href: entry.href, feature: entry.label, reason });
        }
        onFollow?.();
      }}
    >
      {entry.label}
      {greyed ? <Icon drawing={LockKeyhole} className={styles.lock} size={14} strokeWidth={2.25} /> : null}
      {count > 0 ? (
        <span className={styles.count}>
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <VisuallyHidden> {fillText(shellTexts.unreadMessages, { n: count })}</VisuallyHidden>
        </span>
      ) : null}
    </NavigationLink>
  );
}

function AccountActions({
  header,
  full = false,
  onFollow,
}: {
  header: HeaderProps;
  full?: boolean;
  onFollow?: () => void;
}) {
  const size = full ? 'medium' : 'small';
  if (header.session === 'restoring') {
    return <Skeleton shape="pill" width={full ? '100%' : '11.5rem'} height={full ? '48px' : '40px'} />;
  }
  if (header.session === 'signed-in' && !full && header.signingOut !== true) {
    return (
      <AccountMenu
        onSignOut={() => header.onSignOut?.()}
        {...(header.member && { member: header.member })}
        hasTools={header.hasTools ?? false}
        {...(header.currentPath !== undefined && { currentPath: header.currentPath })}
        {...(header.themeChoice && { themeChoice: header.themeChoice })}
      />
    );
  }
  if (header.session === 'signed-in' || header.session === 'unreachable') {
    return (
      <Button
        variant="secondary"
        size={size}
        full={full}
        busy={header.signingOut ?? false}
        busyLabel={shellTexts.signingOut}
        onPress={() => header.onSignOut?.()}
      >
        {shellTexts.signOut}
      </Button>
    );
  }
  const press = onFollow && { onPress: onFollow };
  return (
    <>
      <ButtonLink href="/signin" variant="secondary" size={size} full={full} {...press}>
        {shellTexts.signIn}
      </ButtonLink>
      <ButtonLink href="/signup" size={size} full={full} {...press}>
        {shellTexts.joinNow}
      </ButtonLink>
    </>
  );
}

/** The top of every page: entries beside the brand from 768 px, behind a menu below. */
export function Header(props: HeaderProps) {
  const shown = publicEntries.filter(({ href }) => props.hiddenPaths?.includes(href) !== true);
  // On a wide page they stand in the member's own menu.
  const inPanel =
    props.session === 'signed-in' ? [...shown, ...(props.hasTools ? adminEntries : accountEntries)] : shown;
  // Who has signed out in it has no use for the menu that was hers.
  const isIn = props.session === 'signed-in';
  const [menu, setMenu] = useState({ isIn, times: 0 });
  if (menu.isIn !== isIn) setMenu({ isIn, times: menu.times + Number(menu.isIn) });
  // Whoever signs out in it goes on from what stands there then. Members alone do: `useKeptFocus` is not worth its bytes here.
  const account = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const isLeaving = props.signingOut === true;
  useLayoutEffect(() => {
    if (hasFocus.current && document.activeElement === document.body && (isLeaving || !isIn))
      account.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isIn, isLeaving]);
  return (
    <header className={styles.root}>
      <Container>
        <div className={styles.bar}>
          <NavigationLink href="/" className={styles.brand}>
            <Logo {...(props.brandName !== undefined && { name: props.brandName })} />
          </NavigationLink>
          <nav aria-label={shellTexts.mainNavigation} className={styles.wideOnly}>
            <ul className={cx(styles.wideOnly, styles.links)}>
              {shown.map((entry) => (
                <li key={entry.href}>
                  <EntryLink entry={entry} header={props} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.notices}>{props.notices}</div>
          <div
            ref={account}
            onFocus={() => {
              hasFocus.current = true;
            }}
            onBlur={({ relatedTarget }) => {
              // What is taken out of the page has nothing that follows.
              if (relatedTarget !== null) hasFocus.current = false;
            }}
            className={cx(styles.wideOnly, styles.actions)}
            {...(props.isPicture && { 'data-picture': '' })}
          >
            <AccountActions header={props} />
          </div>
          <Disclosure
            key={menu.times}
            // As in the member's own menu, signing out may ask.
            asks
            className={styles.compactOnly}
            panelClassName={styles.panel}
            renderTrigger={({ open, panelId, toggle }) => (
              <IconButton
                label={open ? shellTexts.closeMenu : shellTexts.openMenu}
                expanded={open}
                {...(open && { controls: panelId })}
                onPress={toggle}
              >
                {open ? <Icon drawing={X} size={24} /> : <Icon drawing={Menu} size={24} />}
              </IconButton>
            )}
          >
            {({ close }) => (
              <>
                <nav aria-label={shellTexts.mainNavigation}>
                  <ul className={styles.panelList}>
                    {inPanel.map((entry) => (
                      <li key={entry.href} className={styles.panelItem}>
                        <EntryLink
                          entry={entry}
                          header={props}
                          className={styles.panelLink}
                          onFollow={close}
                        />
                      </li>
                    ))}
                  </ul>
                </nav>
                <div className={styles.panelActions}>
                  {props.themeChoice ? <ThemeChoice {...props.themeChoice} /> : null}
                  <AccountActions header={props} full onFollow={close} />
                </div>
              </>
            )}
          </Disclosure>
        </div>
      </Container>
    </header>
  );
}
