import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { FaqList } from '../help/FaqList.tsx';
import { LegalPage } from './LegalPage.tsx';
import { LegalPart } from './LegalPart.tsx';

/** What is said of LegalPage. */
export const page = componentPage({
  component: LegalPage,
  purpose: 'A legal text with its date and its contents.',
  instead: [[FaqList, 'she has a question']],
  keys: 'parts',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <LegalPart
          section={{
            id: 'pair-numbers',
            title: 'How long we keep it',
            blocks: ['We keep the answers of a sign-up that was not finished for 24 hours.'],
          }}
        />
      ),
      bad: (
        <LegalPart
          section={{
            id: 'pair-no-numbers',
            title: 'Data retention',
            blocks: ['Data may be retained for a limited period as required.'],
          }}
        />
      ),
      because: 'Also the law is told in short sentences with numbers.',
    },
    {
      good: (
        <LegalPart
          section={{
            id: 'pair-points',
            title: 'What members see of you',
            blocks: [['Your first name', 'Your picture', 'What you wrote about yourself']],
          }}
        />
      ),
      bad: (
        <LegalPart
          section={{
            id: 'pair-no-points',
            title: 'What members see of you',
            blocks: [
              'Members see your first name as well as your picture and, in addition to these, whatever you wrote about yourself.',
            ],
          }}
        />
      ),
      because: 'Things of one kind stand under each other as points.',
    },
  ],
});
