import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LetterCard } from './LetterCard.tsx';

const asking = (
  <LetterCard drawing={null} ground="lilac" title="Reset Password">
    <button type="button">Send Instructions</button>
  </LetterCard>
);
const sent = (
  <LetterCard drawing={null} ground="pistachio" title="Check your email">
    <a href="/signin">Return to Sign In</a>
  </LetterCard>
);

describe('the card about a letter', () => {
  it('is read from its heading when what was pressed in it is gone', async () => {
    const { rerender } = render(asking);
    await userEvent.click(screen.getByRole('button'));
    rerender(sent);
    expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it('takes no focus from elsewhere, and none when nothing was pressed', async () => {
    const { rerender } = render(
      <>
        <input aria-label="Elsewhere" />
        {asking}
      </>,
    );
    rerender(
      <>
        <input aria-label="Elsewhere" />
        {sent}
      </>,
    );
    expect(document.body).toHaveFocus();
    await userEvent.tab();
    rerender(
      <>
        <input aria-label="Elsewhere" />
        {asking}
      </>,
    );
    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });
});
