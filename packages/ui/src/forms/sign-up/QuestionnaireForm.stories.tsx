import { EMPTY_QUESTIONNAIRE, toggleOption } from '@sorella/core/domain/sign-up/questionnaire';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Container } from '../../primitives/Container.tsx';
import { page } from './QuestionnaireForm.page.tsx';
import { QuestionnaireForm, type QuestionnaireFormProps } from './QuestionnaireForm.tsx';
import { FILLED_IN } from './sign-up.fixtures.ts';

const onSubmit = fn();
const onBack = fn();

function Answered(props: QuestionnaireFormProps) {
  const [answers, setAnswers] = useState(props.answers);
  return (
    <QuestionnaireForm
      {...props}
      answers={answers}
      onToggle={(question, option) => setAnswers((before) => toggleOption(before, question, option))}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/QuestionnaireForm',
  component: QuestionnaireForm,
  parameters: { page },
  args: { answers: EMPTY_QUESTIONNAIRE, onToggle: fn(), onBack, onSubmit },
  beforeEach: () => {
    onSubmit.mockClear();
    onBack.mockClear();
  },
  render: (args) => (
    <Container width="text">
      <Answered {...args} />
    </Container>
  ),
});

export const Empty = meta.story({
  name: 'Five questions, nothing chosen yet (R-110, R-111, R-112, R-113, R-114, R-115)',
  tags: ['kind:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(5);
  },
});

export const ThreeInterests = meta.story({
  name: 'At three interests the others cannot be chosen, and can be reached (R-109)',
  args: { answers: FILLED_IN.answers },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Food & cooking' }));
    await expect(canvas.getByText('3 of 3 chosen')).toBeVisible();
    const fourth = canvas.getByRole('button', { name: 'Movies & TV' });
    await expect(fourth).toHaveAttribute('aria-disabled', 'true');
    fourth.focus();
    await expect(fourth).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(fourth).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Food & cooking' }));
    await userEvent.click(fourth);
    await expect(fourth).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Unanswered = meta.story({
  name: 'After Create Account open questions say so, and focus goes to the first (R-108)',
  tags: ['kind:error'],
  args: { answers: { ...FILLED_IN.answers, topInterests: [], peopleVibe: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByText('Please choose at least one of your top interests.')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'What are your top interests?' })).toHaveFocus();
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
});

export const Busy = meta.story({
  name: 'While the account is made nothing is sent twice (R-116)',
  tags: ['kind:loading'],
  args: { answers: FILLED_IN.answers, busy: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Creating Account...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(onBack).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { answers: FILLED_IN.answers },
});
