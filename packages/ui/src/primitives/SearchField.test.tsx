import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const field = (value: string, onValueChange: SearchFieldProps['onValueChange'] = () => undefined) => (
  <SearchField label="Search" placeholder="Title" value={value} onValueChange={onValueChange} />
);
const type = (text: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } });

describe('a field of search', () => {
  it('keeps what is typed while what was searched for before comes back late', async () => {
    const onValueChange = vi.fn<SearchFieldProps['onValueChange']>();
    const { rerender } = render(field('', onValueChange));
    type('pot');
    await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('pot', { typing: true }));
    type('pott');
    await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('pott', { typing: true }));
    type('potter');
    rerender(field('pot', onValueChange));
    expect(screen.getByLabelText('Search')).toHaveValue('potter');
    rerender(field('pott', onValueChange));
    expect(screen.getByLabelText('Search')).toHaveValue('potter');
    await vi.waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('potter', { typing: true }));
  });

  it('follows the address, also back to what was searched for before', async () => {
    const onValueChange = vi.fn<SearchFieldProps['onValueChange']>();
    const { rerender } = render(field('', onValueChange));
    type('pot');
    await vi.waitFor(() => expect(onValueChange).toHaveBeenCalled());
    rerender(field('pot', onValueChange));
    rerender(field('', onValueChange));
    expect(screen.getByLabelText('Search')).toHaveValue('');
    rerender(field('pot', onValueChange));
    expect(screen.getByLabelText('Search')).toHaveValue('pot');
  });
});
