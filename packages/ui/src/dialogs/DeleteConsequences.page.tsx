import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { Text } from '../primitives/Text.tsx';
import { CancelTerms } from './CancelTerms.tsx';
import { DeleteConsequences } from './DeleteConsequences.tsx';

/** What is said of DeleteConsequences. */
export const page = componentPage({
  component: DeleteConsequences,
  purpose: 'What becomes of those who applied when an event is deleted, said before it is.',
  instead: [[CancelTerms, 'a member cancels her own seat']],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: (
        <DeleteConsequences
          title="Sunday long-table brunch"
          over={false}
          counts={{ pending: 3, approved: 8, paid: 8, paidCents: 24_000 }}
        />
      ),
      bad: <Text>This event and all related data will be deleted.</Text>,
      because: 'It counts whom it meets, and what is to be paid back.',
    },
  ],
});
