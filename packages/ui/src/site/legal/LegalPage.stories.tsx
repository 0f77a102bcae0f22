import { communityGuidelines, cookies, privacyPolicy, termsOfService } from '@sorella/core/content';
import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { expect } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { Container } from '../../primitives/Container.tsx';
import { page } from './LegalPage.page.tsx';
import { LegalPage } from './LegalPage.tsx';
import { LegalPart } from './LegalPart.tsx';

const meta = preview.meta({
  title: 'Site/Legal page',
  component: LegalPage,
  subcomponents: { LegalPart },
  parameters: { page, ...everyPage, layout: 'fullscreen' },
  args: { document: privacyPolicy, path: '/privacy-policy' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  name: 'The privacy policy, with its date and its contents (R-021, R-247)',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Last updated May 15, 2025')).toBeVisible();
    for (const { id, title } of args.document.sections)
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
    for (const address of canvas.getAllByRole('link', { name: DEFAULT_BRAND.supportEmail }))
      await expect(address).toHaveAttribute('href', `mailto:${DEFAULT_BRAND.supportEmail}`);
  },
});

export const Terms = meta.story({
  name: 'The terms of service (R-004, R-247)',
  args: { document: termsOfService, path: '/terms-of-service' },
});

export const Guidelines = meta.story({
  name: 'The community guidelines (R-247)',
  args: { document: communityGuidelines, path: '/community-guidelines' },
});

export const Cookies = meta.story({
  name: 'The cookies page says that there are none (R-247)',
  args: { document: cookies, path: '/cookies' },
});
