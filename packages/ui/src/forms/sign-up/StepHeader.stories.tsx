import { signUpTexts } from '@sorella/core/notices/texts/sign-up.texts';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './StepHeader.page.tsx';
import { StepHeader } from './StepHeader.tsx';
import { StepTitle } from './StepTitle.tsx';

const meta = preview.meta({
  title: 'Forms/StepHeader',
  component: StepHeader,
  parameters: { page },
  subcomponents: { StepTitle },
  args: { step: 1 as const, title: signUpTexts.step1, intro: signUpTexts.intro },
});

export const First = meta.story({ name: 'The first of two steps (R-090)' });

export const Second = meta.story({
  name: 'The second of two steps (R-090)',
  args: { step: 2 as const, title: signUpTexts.step2, intro: signUpTexts.questionsIntro },
});

export const Narrow = meta.story({
  name: 'Long words hold in the narrowest window',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { title: 'Donaudampfschifffahrtselektrizitäten', intro: 'word '.repeat(40) },
});
