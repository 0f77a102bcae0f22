import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { contactTexts } from '@sorella/core/notices/texts/contact.texts';
import { CircleHelp, Mail, ShieldCheck } from 'lucide';
import { Icon } from '../art/icons/Icon.tsx';
import { ContactFlow } from '../features/contact/ContactFlow.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import * as css from './contact-screen.css.ts';
import { Screen } from './Screen.tsx';

const { supportEmail } = DEFAULT_BRAND;

const ways = [
  {
    drawing: Mail,
    ground: 'peach',
    title: contactTexts.supportTitle,
    links: [{ href: `mailto:${supportEmail}`, label: supportEmail }],
  },
  {
    drawing: CircleHelp,
    ground: 'lilac',
    title: contactTexts.faqTitle,
    body: contactTexts.seeFaq,
    links: [{ href: '/faq', label: contactTexts.faqLink }],
  },
  {
    drawing: ShieldCheck,
    ground: 'pistachio',
    title: contactTexts.safetyTitle,
    body: contactTexts.safetyBody,
    links: [
      { href: '/safety', label: contactTexts.blockingLink },
      { href: '/community-guidelines', label: contactTexts.safetyLink },
    ],
  },
] as const;

/** The contact page. */
export function ContactScreen() {
  return (
    <Screen title={contactTexts.title} description={contactTexts.lead}>
      <Stack gap="10">
        <Stack gap="3">
          <Heading level={1} size="section">
            {contactTexts.title}
          </Heading>
          <Text size="lead" tone="soft">
            {contactTexts.lead}
          </Text>
        </Stack>
        <div className={css.columns}>
          <ContactFlow />
          <div className={css.ways}>
            {ways.map((way) => (
              <Surface key={way.title} ground={way.ground} padding="medium" className={css.way}>
                <Icon drawing={way.drawing} size={26} />
                <Heading level={2} size="card">
                  {way.title}
                </Heading>
                {'body' in way ? <Text>{way.body}</Text> : null}
                {way.links.map(({ href, label }) => (
                  <TextLink key={href} href={href} className={css.link}>
                    {label}
                  </TextLink>
                ))}
              </Surface>
            ))}
          </div>
        </div>
      </Stack>
    </Screen>
  );
}
