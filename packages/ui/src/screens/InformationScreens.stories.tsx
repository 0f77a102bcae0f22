import { communityGuidelines } from '@sorella/core/content';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { WorldParameters } from '../../../../.storybook/world/world.ts';
import { ShellFlow } from '../features/shell/ShellFlow.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import { FaqScreen, type FaqScreenProps } from './FaqScreen.tsx';
import { LegalScreen } from './LegalScreen.tsx';

function Faq({ start }: { start?: string }) {
  const [question, setQuestion] = useState<FaqScreenProps['questionId']>(start);
  return (
    <ShellFlow currentPath="/faq">
      <FaqScreen questionId={question} onQuestionChange={(id) => setQuestion(id ?? undefined)} />
    </ShellFlow>
  );
}

const meta = preview.meta({
  title: 'Screens/Help',
  component: FaqScreen,
  subcomponents: { ContactScreen, LegalScreen },
  parameters: {
    ...everyPage,
    layout: 'fullscreen',
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: {
      'kind:loading': 'These pages ask for nothing.',
      'kind:error': 'These pages ask for nothing, so nothing can fail; sending is in Flows/Contact.',
      'kind:denied': 'They are shown to everybody alike.',
    },
  },
  args: { onQuestionChange: () => undefined },
  render: () => <Faq />,
});

export const Questions = meta.story({
  name: 'All questions in their groups, searched by words (R-020, R-242, R-243, R-246)',
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' });
    for (const group of ['General', 'Events', 'Coffee Chats', 'Account'])
      await expect(screen.getByRole('heading', { level: 2, name: group })).toBeVisible();
  },
});

export const Linked = meta.story({
  name: 'A link to a question opens it (R-244, R-246)',
  render: () => <Faq start="cancel" />,
  play: async () => {
    const question = await screen.findByRole('button', { name: 'Can I cancel?' });
    await expect(question).toHaveAttribute('aria-expanded', 'true');
  },
});

export const NoMatch = meta.story({
  name: 'Without a match the way to us stands there (R-245)',
  tags: ['kind:empty'],
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'unicorns');
    await screen.findByText('No matching questions found.');
    await expect(screen.getAllByRole('link', { name: 'Contact us' })[0]).toHaveAttribute('href', '/contact');
  },
});

export const Contact = meta.story({
  name: 'The contact page: a form, an address, and quick answers (R-019, R-234)',
  render: () => (
    <ShellFlow currentPath="/contact">
      <ContactScreen />
    </ShellFlow>
  ),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: 'Contact' });
    await expect(screen.getByRole('link', { name: /hello@/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    await expect(screen.getByRole('link', { name: 'Read the FAQ' })).toHaveAttribute('href', '/faq');
  },
});

export const Legal = meta.story({
  name: 'A legal page (R-021)',
  render: () => (
    <ShellFlow currentPath="/community-guidelines">
      <LegalScreen document={communityGuidelines} path="/community-guidelines" />
    </ShellFlow>
  ),
});
