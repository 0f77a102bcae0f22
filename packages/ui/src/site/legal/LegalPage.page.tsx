import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Text } from '../../primitives/Text.tsx';
import { FaqList } from '../help/FaqList.tsx';
import { LegalPage } from './LegalPage.tsx';

/** What is said of LegalPage. */
export const page = componentPage({
  component: LegalPage,
  purpose: 'A legal text with its date and its contents.',
  instead: [[FaqList, 'she has a question']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: <Text>We keep your answers for 24 hours.</Text>,
      bad: <Text>Data may be retained for a limited period as required.</Text>,
      because: 'Also the law is told in short sentences with numbers.',
    },
  ],
});
