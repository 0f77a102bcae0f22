import { DEFAULT_BRAND } from '@sorella/core/domain';
import { homeTexts, shellTexts } from '@sorella/core/notices';
import { ShieldCheck } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { Badge } from '../primitives/Badge.tsx';
import { Container } from '../primitives/Container.tsx';
import { Logo } from '../primitives/Logo.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import * as styles from './footer.css.ts';
import { ThemeChoice, type ThemeChoiceProps } from './ThemeChoice.tsx';

/** Props of Footer. */
export interface FooterProps extends ThemeChoiceProps {
  readonly brandName?: string;
  /** The social media page: https. */
  readonly socialUrl?: string;
}

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
  theme,
  onThemeChange,
}: FooterProps) {
  return (
    <footer className={styles.root}>
      <svg viewBox="0 0 480 120" aria-hidden="true" className={styles.drawing}>
        <circle cx="120" cy="150" r="86" className={styles.circle.moss} />
        <circle cx="226" cy="140" r="112" className={styles.circle.apricot} />
        <circle cx="352" cy="150" r="120" className={styles.circle.berry} />
        <circle cx="452" cy="96" r="62" className={styles.circle.violet} />
      </svg>
      <Container className={styles.words}>
        <div className={styles.columns}>
          <div className={styles.lead}>
            <Logo name={brandName} />
            <p className={styles.line}>{homeTexts.callToActionBody}</p>
            <Badge tone="pistachio" size="large" icon={<Icon drawing={ShieldCheck} size={17} />}>
              {homeTexts.safeSpace}
            </Badge>
          </div>
          <nav aria-label={shellTexts.footerNavigation} className={styles.lists}>
            {lists.map((links) => (
              <ul key={links[0][0]} className={styles.list}>
                {links.map(([href, label]) => (
                  <li key={href}>
                    <TextLink href={href} variant="quiet" className={styles.link}>
                      {label}
                    </TextLink>
                  </li>
                ))}
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
        </div>
        <div className={styles.foot}>
          <ThemeChoice theme={theme} onThemeChange={onThemeChange} />
        </div>
      </Container>
    </footer>
  );
}
