import {
  EMPTY_QUESTIONNAIRE,
  QUESTIONNAIRE_OPTIONS,
  QUESTIONS,
} from '@sorella/core/domain/sign-up/questionnaire';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QuestionnaireForm, type QuestionnaireFormProps } from './QuestionnaireForm.tsx';
import { FILLED_IN } from './sign-up.fixtures.ts';

const onToggle = vi.fn<QuestionnaireFormProps['onToggle']>();
const onBack = vi.fn<() => void>();
const onSubmit = vi.fn<() => void>();
beforeEach(() => {
  for (const heard of [onToggle, onBack, onSubmit]) heard.mockClear();
});

const draw = (props: Partial<QuestionnaireFormProps> = {}) =>
  render(
    <QuestionnaireForm
      answers={EMPTY_QUESTIONNAIRE}
      onToggle={onToggle}
      onBack={onBack}
      onSubmit={onSubmit}
      {...props}
    />,
  );

describe('the form of step 2', () => {
  it('offers every option of every question in order (R-110 to R-115)', () => {
    draw();
    const groups = screen.getAllByRole('group');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual(QUESTIONS.map((question) => [...QUESTIONNAIRE_OPTIONS[question]]));
  });

  it('tells which option of which question was pressed', async () => {
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'A support system' }));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('hopingToFind', 'A support system');
  });

  it('takes no fourth interest, and lets it be reached (R-109)', async () => {
    const topInterests = QUESTIONNAIRE_OPTIONS.topInterests.slice(0, 3);
    draw({ answers: { ...EMPTY_QUESTIONNAIRE, topInterests } });
    const fourth = screen.getByRole('button', { name: 'Entrepreneurship' });
    expect(fourth).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fourth);
    expect(onToggle).not.toHaveBeenCalled();
    expect(fourth).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Books & writing' }));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });

  it('marks each open question after a press and goes to the first (R-108)', async () => {
    draw({ answers: { ...FILLED_IN.answers, idealWeekend: [], peopleVibe: [] } });
    expect(screen.queryByText('Please tell us about your ideal weekend.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    const first = screen.getByRole('group', { name: 'What does your ideal weekend look like?' });
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription('Please tell us about your ideal weekend.');
    expect(screen.getByText('Please tell us which people you vibe with.')).toBeVisible();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('sends nothing while busy (R-116)', async () => {
    draw({ answers: FILLED_IN.answers, busy: true });
    await userEvent.click(screen.getByText('Creating Account...'));
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onBack).not.toHaveBeenCalled();
  });
});
