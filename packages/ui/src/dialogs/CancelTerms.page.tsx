import { componentPage } from '../../../../.storybook/docs/components/component-page.ts';
import { StatusNote } from '../primitives/StatusNote.tsx';
import { Text } from '../primitives/Text.tsx';
import { CancelTerms } from './CancelTerms.tsx';
import { DeleteConsequences } from './DeleteConsequences.tsx';

const terms = {
  holdsSeat: true,
  amountCents: 3_000,
  reference: 'K7M2P9QX',
  free: true,
  freeUntil: '2026-11-27T10:00:00.000Z',
  timeZone: 'Europe/Berlin',
};

/** What is said of CancelTerms. */
export const page = componentPage({
  component: CancelTerms,
  purpose: 'What she gives up by cancelling: amount, deadline with its zone, whom to ask about her money.',
  instead: [
    [DeleteConsequences, 'an admin deletes the whole event'],
    [StatusNote, 'nothing is asked'],
  ],
  keys: 'none',
  matrix: 'stories',
  pairs: [
    {
      good: <CancelTerms terms={terms} />,
      bad: <Text>Are you sure? Cancellation policy applies.</Text>,
      because: 'Before she gives something up she reads what, until when, and what comes back.',
    },
  ],
});
