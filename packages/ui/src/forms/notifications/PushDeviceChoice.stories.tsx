import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './PushDeviceChoice.page.tsx';
import { PushDeviceChoice, type PushDeviceChoiceProps } from './PushDeviceChoice.tsx';

const OFF: PushDeviceChoiceProps = {
  state: 'off',
  showsWords: false,
  onTurnOn: fn(),
  onTurnOff: fn(),
  onShowsWordsChange: fn(),
};

const meta = preview.meta({
  title: 'Forms/PushDeviceChoice',
  component: PushDeviceChoice,
  parameters: { page },
  args: OFF,
});

export const Off = meta.story({
  name: 'It is off until she turns it on (A-102)',
  tags: ['kind:empty'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on for this device' }));
    await expect(args.onTurnOn).toHaveBeenCalledOnce();
  },
});

export const On = meta.story({
  name: 'Where it is on, words of messages are shown only if she wants that (A-102)',
  args: { state: 'on' },
  play: async ({ canvas, userEvent, args }) => {
    const words = canvas.getByRole('switch', { name: 'Show what messages say' });
    await expect(words).not.toBeChecked();
    await userEvent.click(words);
    await expect(args.onShowsWordsChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off for this device' }));
    await expect(args.onTurnOff).toHaveBeenCalledOnce();
  },
});

export const TurningOn = meta.story({
  name: 'While the browser asks, the press is seen',
  tags: ['kind:loading'],
  args: { saving: 'device' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Turning on...' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Denied = meta.story({
  name: 'Where she told the browser no, it says where that is changed',
  tags: ['kind:denied'],
  args: { state: 'denied' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const HomeScreen = meta.story({
  name: 'On an iPhone it says that it works from the home screen',
  args: { state: 'home-screen' },
});

export const Unsupported = meta.story({
  name: 'A browser that cannot says so',
  args: { state: 'unsupported' },
});

export const Problem = meta.story({
  name: 'What could not be changed says so above the button',
  tags: ['kind:error'],
  args: {
    problem: { title: 'Not changed', description: 'Nothing has changed on this device. Please try again.' },
  },
});

export const LongProblem = meta.story({
  name: 'A problem in many words wraps',
  tags: ['kind:long-text'],
  args: {
    state: 'on',
    showsWords: true,
    problem: {
      title: 'Nobody knows whether it was changed',
      description: 'Your connection was lost before the answer came. '.repeat(4).trim(),
    },
  },
});
