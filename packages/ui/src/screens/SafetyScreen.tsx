import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { SafetyFlow } from '../features/safety/SafetyFlow.tsx';
import { useSession } from '../features/session/use-session.ts';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import { Screen } from './Screen.tsx';
import * as css from './safety-screen.css.ts';
import { endsWithCard } from './screen.css.ts';

const WAYS = [
  { ground: 'pistachio', title: safetyTexts.verifiedTitle, body: safetyTexts.verifiedBody },
  { ground: 'lilac', title: safetyTexts.blockTitle, body: safetyTexts.blockBody },
  { ground: 'peach', title: safetyTexts.reportTitle, body: safetyTexts.reportBody },
] as const;

/** Who is let in, how blocking and reporting work, and for a member whom she has blocked. */
export function SafetyScreen() {
  const userId = useSession().session?.userId;
  return (
    <Screen title={safetyTexts.pageTitle} description={safetyTexts.description} className={endsWithCard}>
      <Stack gap="8">
        <Stack gap="3">
          <Heading level={1} size="section">
            {safetyTexts.pageTitle}
          </Heading>
          <Text size="lead" tone="soft">
            {safetyTexts.lead}
          </Text>
        </Stack>
        <div className={css.ways}>
          {WAYS.map(({ ground, title, body }) => (
            <Surface key={title} as="section" ground={ground} className={css.way}>
              <Stack gap="2">
                <Heading level={2} size="card">
                  {title}
                </Heading>
                <Text tone="inherit">{body}</Text>
              </Stack>
            </Surface>
          ))}
        </div>
        <Stack gap="2">
          <Heading level={2} size="card">
            {safetyTexts.urgentTitle}
          </Heading>
          <Text>
            {safetyTexts.urgentBody}{' '}
            <TextLink href={`mailto:${DEFAULT_BRAND.supportEmail}`}>{DEFAULT_BRAND.supportEmail}</TextLink>
          </Text>
        </Stack>
        {userId === undefined ? null : (
          <Surface as="section">
            <Stack gap="4">
              <Heading level={2} size="card">
                {safetyTexts.blockedTitle}
              </Heading>
              <SafetyFlow userId={userId} />
            </Stack>
          </Surface>
        )}
      </Stack>
    </Screen>
  );
}
