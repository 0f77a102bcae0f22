import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Switch } from '../primitives/Switch.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

/** What is said of ThemeChoice. */
export const page = componentPage({
  component: ThemeChoice,
  purpose: 'Light, dark, or as the device says; it counts at once.',
  instead: [[Switch, 'there are two answers, not three']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <ThemeChoice theme="system" onThemeChange={() => undefined} />,
      bad: (
        <Switch label="Dark mode" checked={false} onCheckedChange={() => undefined}>
          Off
        </Switch>
      ),
      because: 'Most devices know already; a switch would leave that out.',
    },
  ],
});
