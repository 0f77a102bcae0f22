import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Disclosure } from '../../primitives/Disclosure.tsx';
import { LegalPage } from '../legal/LegalPage.tsx';
import { FaqList } from './FaqList.tsx';

const NOTHING = () => undefined;

const asked = (id: string, question: string, answer: string) => (
  <FaqList
    entries={[{ id, category: 'Events', question, answer }]}
    openId={id}
    search=""
    onOpenChange={NOTHING}
  />
);

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
      good: asked(
        'pair-asked',
        'Can I cancel?',
        'Yes, with ‘Cancel Booking’ on the event. It is free up to 48 hours before the event begins.',
      ),
      bad: asked(
        'pair-titled',
        'Cancellation policy',
        'Cancellations are subject to the terms in force at the time of booking.',
      ),
      because: 'A question is put as she would put it, and its answer begins with the answer.',
    },
  ],
});
