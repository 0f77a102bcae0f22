import { useState } from 'react';
import { expect } from 'storybook/test';
import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './Footer.page.tsx';
import { Footer } from './Footer.tsx';
import { FooterHills } from './FooterHills.tsx';

const meta = preview.meta({
  title: 'Site/Footer',
  component: Footer,
  subcomponents: { FooterHills },
  parameters: {
    page,
    ...everyPage,
    layout: 'fullscreen',
    storyExemptions: { 'kind:empty': 'With nothing switched off is how every story here begins.' },
  },
  args: { theme: 'system' as const, onThemeChange: () => undefined },
  render: function Render(args) {
    const [theme, setTheme] = useState(args.theme);
    return <Footer {...args} theme={theme} onThemeChange={setTheme} />;
  },
});

export const Default = meta.story({
  name: 'Every link, the safe-space note and the theme (R-038, R-003)',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window',
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const LongText = meta.story({
  name: 'A brand name too long for the window ends in an ellipsis',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { brandName: 'Internationale Freundinnenvereinigungsgesellschaft' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Internationale Freundinnenvereinigungsgesellschaft', {
      selector: 'span',
    });
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
});
