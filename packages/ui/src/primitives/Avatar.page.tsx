import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Avatar } from './Avatar.tsx';
import { avatarSizes } from './avatar.css.ts';
import { Inline } from './Inline.tsx';
import { LogoMark } from './Logo.tsx';
import { Text } from './Text.tsx';

const seed = '00000000-0000-4000-8000-000000000002';

/** What is said of Avatar. */
export const page = componentPage({
  component: Avatar,
  purpose: 'One person: her photo, or her initials on a pastel that stays hers.',
  instead: [[LogoMark, 'the community itself is meant']],
  keys: 'none',
  matrix: {
    args: { name: 'Maya Okafor', seed },
    rows: { size: avatarSizes },
    states: {},
  },
  pairs: [
    {
      good: (
        <Inline>
          <Avatar name="Maya Okafor" seed={seed} decorative />
          <Text>Maya Okafor</Text>
        </Inline>
      ),
      bad: (
        <Inline>
          <Avatar name="Maya Okafor" seed={seed} />
          <Text>Maya Okafor</Text>
        </Inline>
      ),
      because: 'Beside the name it is decorative; else a screen reader says the name twice.',
    },
  ],
});
