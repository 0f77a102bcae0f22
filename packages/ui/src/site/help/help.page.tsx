import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Disclosure } from '../../primitives/Disclosure.tsx';
import { Text } from '../../primitives/Text.tsx';
import { LegalPage } from '../legal/LegalPage.tsx';
import { FaqList } from './FaqList.tsx';

/** What is said of FaqList, FaqSearch and what they are made of. */
export const page = componentPage({
  component: FaqList,
  purpose: 'Questions in their groups; one at most is open.',
  instead: [
    [Disclosure, 'there is one thing to show and hide'],
    [LegalPage, 'everything is to be read'],
  ],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Text weight="strong">How do I cancel a booking?</Text>,
      bad: <Text weight="strong">Cancellation policy</Text>,
      because: 'A question is put as she would put it.',
    },
  ],
});
