import { expect } from 'storybook/test';
import { everyPage } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { ActivityDrawing } from '../../art/drawings/ActivityDrawing.tsx';
import { StepDrawing } from '../../art/drawings/StepDrawing.tsx';
import { Arch } from '../../art/hero/Arch.tsx';
import { HeroPicture } from '../../art/hero/HeroPicture.tsx';
import { Container } from '../../primitives/Container.tsx';
import { ActivityCards } from './ActivityCards.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Hero } from './Hero.tsx';
import { HeroVideo } from './HeroVideo.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { page } from './home.page.tsx';
import { Pricing } from './Pricing.tsx';
import { SectionHead } from './SectionHead.tsx';

const meta = preview.meta({
  title: 'Site/Home',
  component: Hero,
  subcomponents: {
    HeroVideo,
    HeroPicture,
    Arch,
    HowItWorks,
    StepDrawing,
    ActivityCards,
    ActivityDrawing,
    Pricing,
    ClosingCall,
    SectionHead,
  },
  parameters: { page, ...everyPage, layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  name: 'The hero says in one line what this is, and leads two ways on; less motion shows a play button (R-002, R-003, R-040, R-042, A-80)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
    await expect(canvas.getByRole('link', { name: 'Explore Events' })).toHaveAttribute('href', '/events');
    // Where less motion is asked for nothing begins by itself.
    await expect(await canvas.findByRole('button', { name: 'Play video' })).toBeVisible();
  },
});

export const Steps = meta.story({
  name: 'Three steps; the community is marked Coming Soon (R-010)',
  render: () => <HowItWorks />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Coming Soon')).toBeVisible();
  },
});

export const Activities = meta.story({
  name: 'Three ways to meet (R-043)',
  render: () => <ActivityCards />,
});

export const Plans = meta.story({
  name: 'Three plans; what is coming soon can be read and not chosen (R-051, R-052, R-053, R-054, R-055)',
  render: () => <Pricing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
    await expect(canvas.getByRole('button', { name: 'Get Started, Monthly' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const words of ['€5', '€49.99', '€129.99', 'Single events typically cost 4-10 credits'])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const Closing = meta.story({
  name: 'The last word invites (R-045)',
  render: () => <ClosingCall />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/signup');
  },
});
