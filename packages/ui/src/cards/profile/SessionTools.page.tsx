import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Button } from '../../primitives/Button.tsx';
import { AccountMenu } from '../../site/AccountMenu.tsx';
import { SessionTools } from './SessionTools.tsx';

/** What is said of SessionTools. */
export const page = componentPage({
  component: SessionTools,
  purpose: 'Refreshes her session, or ends it.',
  instead: [[AccountMenu, 'it stands in the header of every page']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <SessionTools
          refreshing={false}
          waitSeconds={8}
          signingOut={false}
          onRefresh={() => undefined}
          onSignOut={() => undefined}
        />
      ),
      bad: <Button unavailable>Refresh session</Button>,
      because: 'A button that rests says for how long.',
    },
  ],
});
