import { ADMIN_PLACE } from '@sorella/core/domain/administration/sections';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { ChevronDown } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { Avatar } from '../primitives/Avatar.tsx';
import { Button } from '../primitives/Button.tsx';
import { Disclosure } from '../primitives/Disclosure.tsx';
import { NavigationLink } from '../primitives/navigation.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import * as styles from './account-menu.css.ts';
import { ThemeChoice, type ThemeChoiceProps } from './ThemeChoice.tsx';

/** What belongs to the member herself, in its order. */
export const accountEntries = [
  { href: '/profile', label: shellTexts.myProfile },
  { href: '/safety', label: shellTexts.safety },
] as const;

/** The same for an admin and for staff, whose tools are a place of their own. */
export const adminEntries = [...accountEntries, { href: ADMIN_PLACE, label: shellTexts.adminTools }] as const;

/** Props of {@link AccountMenu}. */
export interface AccountMenuProps {
  /** Who is signed in; left out while it is not known, and where it could not be read. */
  readonly member?: {
    readonly id: string;
    readonly firstName: string;
    readonly name: string;
    readonly photoUrl: string | null;
  };
  /** She is an admin or has a role: her tools are an entry. */
  readonly hasTools?: boolean;
  /** The path shown now; its entry is marked. */
  readonly currentPath?: string;
  readonly themeChoice?: ThemeChoiceProps;
  readonly onSignOut: () => void;
}

/** The member's picture and first name, and behind them what is hers: profile, safety, theme, Sign Out. */
export function AccountMenu({
  member,
  hasTools = false,
  currentPath,
  themeChoice,
  onSignOut,
}: AccountMenuProps) {
  return (
    <Disclosure
      // Signing out may ask whether what is unsaved may be lost.
      asks
      className={styles.root}
      panelClassName={styles.panel}
      renderTrigger={({ open, panelId, toggle }) => (
        <button
          type="button"
          className={styles.trigger}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={toggle}
        >
          <Avatar
            decorative
            size="small"
            name={member?.name ?? ''}
            seed={member?.id ?? ''}
            photoUrl={member?.photoUrl ?? null}
          />
          {member ? <VisuallyHidden>{`${shellTexts.account}: `}</VisuallyHidden> : null}
          <span className={styles.name}>{member?.firstName ?? shellTexts.account}</span>
          <Icon drawing={ChevronDown} size={18} className={styles.arrow} />
        </button>
      )}
    >
      {({ close }) => (
        <>
          <ul>
            {(hasTools ? adminEntries : accountEntries).map(({ href, label }) => (
              <li key={href}>
                <NavigationLink
                  href={href}
                  className={styles.entry}
                  aria-current={
                    currentPath === href || currentPath?.startsWith(`${href}/`) ? 'page' : undefined
                  }
                  onClick={close}
                >
                  {label}
                </NavigationLink>
              </li>
            ))}
          </ul>
          {themeChoice ? <ThemeChoice {...themeChoice} /> : null}
          <Button variant="secondary" size="small" full onPress={onSignOut}>
            {shellTexts.signOut}
          </Button>
        </>
      )}
    </Disclosure>
  );
}
