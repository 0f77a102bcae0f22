import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { safetyTexts } from '@sorella/core/notices/texts/safety.texts';
import { SafetyFlow } from '../features/safety/SafetyFlow.tsx';
import { Grid } from '../primitives/Grid.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextLink } from '../primitives/TextLink.tsx';
import { Screen } from './Screen.tsx';

const WAYS = [
  { ground: 'lilac', title: safetyTexts.blockTitle, body: safetyTexts.blockBody },
  { ground: 'peach', title: safetyTexts.reportTitle, body: safetyTexts.reportBody },
] as const;

/** How blocking and reporting work, and whom the member has blocked. */
export function SafetyScreen({ userId }: { readonly userId: string }) {
  return (
    <Screen title={safetyTexts.pageTitle}>
      <Stack gap="8">
        <Stack gap="3">
          <Heading level={1} size="section">
            {safetyTexts.pageTitle}
          </Heading>
          <Text size="lead" tone="soft">
            {safetyTexts.lead}
          </Text>
        </Stack>
        <Grid columnMin="24rem" gap="5">
          {WAYS.map(({ ground, title, body }) => (
            <Surface key={title} as="section" ground={ground}>
              <Stack gap="2">
                <Heading level={2} size="card">
                  {title}
                </Heading>
                <Text tone="inherit">{body}</Text>
              </Stack>
            </Surface>
          ))}
        </Grid>
        <Surface as="section">
          <Stack gap="4">
            <Heading level={2} size="card">
              {safetyTexts.blockedTitle}
            </Heading>
            <SafetyFlow userId={userId} />
          </Stack>
        </Surface>
        <Stack gap="2">
          <Heading level={2} size="card">
            {safetyTexts.urgentTitle}
          </Heading>
          <Text>
            {safetyTexts.urgentBody}{' '}
            <TextLink href={`mailto:${DEFAULT_BRAND.supportEmail}`}>{DEFAULT_BRAND.supportEmail}</TextLink>
          </Text>
        </Stack>
      </Stack>
    </Screen>
  );
}
