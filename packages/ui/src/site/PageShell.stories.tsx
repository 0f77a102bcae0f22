import { connectivityTexts } from '@sorella/core/notices/texts/shell.texts';
import { expect, waitFor } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Container } from '../primitives/Container.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { page } from './PageShell.page.tsx';
import { PageShell } from './PageShell.tsx';

const meta = preview.meta({
  title: 'Site/PageShell',
  component: PageShell,
  parameters: {
    page,
    ...everyPage,
    layout: 'fullscreen',
    // A page inside the page of docs would be a second main part of it.
    docs: { story: { inline: false, height: '520px' } },
    storyExemptions: {
      'kind:long-text': 'It places what others draw; their own stories hold the long words.',
    },
  },
  args: {
    header: <Header session="signed-out" currentPath="/events" />,
    footer: <Footer theme="system" onThemeChange={() => undefined} />,
    children: (
      <Container>
        <Heading level={1}>Upcoming events</Heading>
      </Container>
    ),
  },
});

export const Default = meta.story({
  name: 'The first Tab offers a way past the header',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
});

export const Offline = meta.story({
  name: 'The state of the connection stands between header and page',
  args: { banner: <ConnectionBanner status="offline" onRetry={() => undefined} /> },
});

export const OfflineBelow = meta.story({
  name: 'Further down the page the line about the connection is still there, under the header (R-151)',
  args: {
    banner: <ConnectionBanner status="offline" />,
    children: (
      <Container>
        <Heading level={1}>Upcoming events</Heading>
        <div style={{ blockSize: '3000px' }} />
      </Container>
    ),
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 1500);
    await waitFor(() => expect(window.scrollY).toBe(1500));
    const line = canvas.getByText(connectivityTexts.offline).getBoundingClientRect();
    await expect(line.top).toBeGreaterThan(0);
    await expect(line.bottom).toBeLessThan(200);
  },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
