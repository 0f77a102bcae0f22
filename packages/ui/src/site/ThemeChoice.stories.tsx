import { everyPage } from '../../../../.storybook/modes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { page } from './ThemeChoice.page.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { themes } from './themes.ts';

const meta = preview.meta({
  title: 'Site/ThemeChoice',
  parameters: { ...everyPage, page },
  component: ThemeChoice,
  argTypes: { theme: { control: 'inline-radio', options: [...themes] } },
  args: { theme: 'system' as const, onThemeChange: () => undefined },
});

export const Default = meta.story({ name: 'The device decides until she does' });
export const Dark = meta.story({ name: 'Her choice is marked', args: { theme: 'dark' } });
