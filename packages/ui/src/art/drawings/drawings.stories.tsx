import preview from '../../../../../.storybook/preview.tsx';
import { AllDoneDrawing } from './AllDoneDrawing.tsx';
import { CupsDrawing } from './CupsDrawing.tsx';
import { Drawing } from './Drawing.tsx';
import { page } from './drawings.page.tsx';
import { FirstStepDrawing } from './FirstStepDrawing.tsx';
import { FreeSeatDrawing } from './FreeSeatDrawing.tsx';
import { GapDrawing } from './GapDrawing.tsx';
import { KeyDrawing } from './KeyDrawing.tsx';
import { LetterDrawing } from './LetterDrawing.tsx';
import { SearchDrawing } from './SearchDrawing.tsx';
import { TornLetterDrawing } from './TornLetterDrawing.tsx';

const meta = preview.meta({
  title: 'Art/Drawings',
  component: Drawing,
  parameters: { page },
  subcomponents: {
    AllDoneDrawing,
    CupsDrawing,
    FirstStepDrawing,
    FreeSeatDrawing,
    GapDrawing,
    KeyDrawing,
    LetterDrawing,
    SearchDrawing,
    TornLetterDrawing,
  },
});

export const FreeSeat = meta.story({
  name: 'Nothing planned: a place is kept free',
  render: () => <FreeSeatDrawing />,
});
export const Search = meta.story({
  name: 'Nothing found: a lens over a circle',
  render: () => <SearchDrawing />,
});
export const FirstStep = meta.story({
  name: 'Nothing applied for: a card that waits for its seal',
  render: () => <FirstStepDrawing />,
});
export const AllDone = meta.story({
  name: 'Nothing left to decide: two circles and a tick',
  render: () => <AllDoneDrawing />,
});
export const Gap = meta.story({
  name: 'Something did not arrive: two circles with a gap between them',
  render: () => <GapDrawing />,
});
export const Letter = meta.story({
  name: 'Something has come: a letter with its stamp',
  render: () => <LetterDrawing />,
});
export const Key = meta.story({
  name: 'A new way in: a key across two circles',
  render: () => <KeyDrawing />,
});
export const TornLetter = meta.story({
  name: 'A link that does not work: a letter in two halves',
  render: () => <TornLetterDrawing />,
});
export const Cups = meta.story({
  name: 'An hour for two: two cups whose saucers share a place',
  render: () => <CupsDrawing />,
});
