import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { shellTexts } from '@sorella/core/notices/texts/shell.texts';
import { ShieldCheck } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { Container } from '../primitives/Container.tsx';
import { Logo } from '../primitives/Logo.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import { FooterHills } from './FooterHills.tsx';
import * as styles from './footer.css.ts';
import { ThemeChoice, type ThemeChoiceProps } from './ThemeChoice.tsx';

/** Props of Footer. */
export interface FooterProps extends ThemeChoiceProps {
  readonly brandName?: string;
  /** The social media page: https. */
  readonly socialUrl?: string;
  /** Pages that are switched off. */
  readonly hiddenPaths?: readonly string[];
}

const NOTHING_HIDDEN: readonly string[] = [];

const lists = [
  [
    ['/events', shellTexts.events],
    ['/coffee-chats', shellTexts.coffeeChats],
    ['/messages', shellTexts.messages],
    ['/profile', shellTexts.myProfile],
  ],
  [
    ['/faq', shellTexts.faq],
    ['/contact', shellTexts.contact],
  ],
  [
    ['/community-guidelines', shellTexts.communityGuidelines],
    ['/privacy-policy', shellTexts.privacyPolicy],
    ['/terms-of-service', shellTexts.termsOfService],
    ['/cookies', shellTexts.cookies],
  ],
] as const;

/** The foot of every page: where else to go, what this place is, and the theme. */
export function Footer({
  brandName = DEFAULT_BRAND.name,
  socialUrl = DEFAULT_BRAND.socialUrl,
  hiddenPaths = NOTHING_HIDDEN,
  theme,
  onThemeChange,
}: FooterProps) {
  return (
    <footer className={styles.root}>
      <FooterHills />
      <div className={styles.ground}>
        <Container className={styles.columns}>
          <div className={styles.lead}>
            <span className={styles.logo}>
              <Logo name={brandName} />
            </span>
            <span className={styles.safe}>
              <Icon drawing={ShieldCheck} size={18} />
              {homeTexts.safeSpace}
            </span>
            <ThemeChoice theme={theme} onThemeChange={onThemeChange} />
          </div>
          <nav aria-label={shellTexts.footerNavigation} className={styles.lists}>
            {lists.map((links) => (
              <ul key={links[0][0]} className={styles.list}>
                {links.map(([href, label]) =>
                  hiddenPaths.includes(href) ? null : (
                    <li key={href}>
                      <TextLink href={href} variant="quiet" className={styles.link}>
                        {label}
                      </TextLink>
                    </li>
                  ),
                )}
                {links[0][0] === '/faq' ? (
                  <li>
                    <TextLink href={socialUrl} variant="quiet" newTab className={styles.link}>
                      {shellTexts.social}
                    </TextLink>
                  </li>
                ) : null}
              </ul>
            ))}
          </nav>
        </Container>
      </div>
    </footer>
  );
}
