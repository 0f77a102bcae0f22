import { ArrowRight, Plus } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { keyboardOf } from '../../../../.storybook/docs/components/keyboard-story.tsx';
import { matrixOf } from '../../../../.storybook/docs/components/matrix-story.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../art/icons/Icon.tsx';
import { page } from './Button.page.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { buttonSizes, buttonVariants } from './button.css.ts';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';
import { Surface } from './Surface.tsx';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { ButtonLink },
  parameters: { page },
  argTypes: {
    variant: { control: 'select', options: [...buttonVariants] },
    size: { control: 'inline-radio', options: [...buttonSizes] },
  },
  args: { children: 'Pay & Book', onPress: fn(), onUnavailablePress: fn() },
});

export const Default = meta.story({
  name: 'One press is one call',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const EveryLook = meta.story({
  name: 'Every variant, in both sizes, plain, unavailable and busy',
  render: () => (
    <Stack gap="5">
      {buttonSizes.map((size) =>
        buttonVariants.map((variant) => (
          <Inline key={`${size} ${variant}`}>
            <Button variant={variant} size={size}>
              {variant}
            </Button>
            <Button variant={variant} size={size} icon={<Icon drawing={Plus} size={18} />}>
              With icon
            </Button>
            <Button variant={variant} size={size} unavailable>
              Unavailable
            </Button>
            <Button variant={variant} size={size} busy>
              Busy
            </Button>
          </Inline>
        )),
      )}
    </Stack>
  ),
});

export const Busy = meta.story({
  name: 'A busy button keeps its width and ignores presses',
  tags: ['kind:loading'],
  args: { children: 'Sign In', busyLabel: 'Signing in' },
  render: function Render(args) {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        {...args}
        busy={busy}
        onPress={(event) => {
          args.onPress?.(event);
          setBusy(true);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await document.fonts.ready;
    const width = button.offsetWidth;
    await userEvent.dblClick(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAccessibleName('Signing in');
    await expect(button.offsetWidth).toBe(width);
  },
});

export const Unavailable = meta.story({
  name: 'An unavailable button can be reached and says why when pressed',
  tags: ['kind:denied'],
  args: { children: 'Create Event', unavailable: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnavailablePress).toHaveBeenCalledTimes(1);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const AsLink = meta.story({
  name: 'A link can wear the look of a button',
  render: () => (
    <Inline>
      <ButtonLink href="/signup">Join Now</ButtonLink>
      <ButtonLink href="/events" variant="secondary" icon={<Icon drawing={ArrowRight} size={18} />}>
        Explore Events
      </ButtonLink>
    </Inline>
  ),
});

export const OnInk = meta.story({
  name: 'On the dark card the action is butter and the focus ring is seen',
  render: () => (
    <Surface ground="ink">
      <Button variant="butter">Get Started</Button>
    </Surface>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});

export const LongText = meta.story({
  name: 'Long words wrap inside the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    full: true,
    children: 'Donaudampfschifffahrtsgesellschaftskapitän and everyone who ever travelled with her',
  },
});

export const Matrix = meta.story({
  name: 'Every variant in every state',
  tags: ['page:matrix'],
  ...matrixOf(page),
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
