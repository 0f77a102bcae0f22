import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './Field.tsx';
import { Textarea } from './Textarea.tsx';

it.each([
  ['', '5 characters left'],
  // As the database counts, not as a string is stored.
  ['\u{1FAD6}\u{1FAD6}', '3 characters left'],
  ['four', '1 character left'],
  ['seven', '0 characters left'],
])('counts what is left after "%s" in words that are right', (value, words) => {
  render(<Field label="Bio">{(control) => <Textarea {...control} limit={5} value={value} />}</Field>);
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription(words);
});
