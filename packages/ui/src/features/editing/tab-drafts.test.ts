import { typedIn, wordsIn } from '@sorella/core/editing';
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetTabDraft, forgetTabDrafts, keepTabDraft, readTabDraft } from './tab-drafts.ts';
import { useTabDraft } from './use-tab-draft.ts';

const KEY = 'sorella.tab-draft.contact';

afterEach(() => vi.restoreAllMocks());

describe('what is typed in a form of this tab', () => {
  it('is there after a reload, field by field, each form by itself, until it is sent', () => {
    keepTabDraft('contact', { name: 'Ines' });
    keepTabDraft('contact', { message: 'Is there a table?' });
    keepTabDraft('coffee-chat', { comments: 'Hello' });
    expect(readTabDraft('contact')).toEqual({ name: 'Ines', message: 'Is there a table?' });
    keepTabDraft('contact', { message: undefined });
    expect(readTabDraft('contact')).toEqual({ name: 'Ines' });
    forgetTabDraft('contact');
    expect(readTabDraft('contact')).toEqual({});
    expect(readTabDraft('coffee-chat')).toEqual({ comments: 'Hello' });
  });

  it('lies where earlier releases have put it', () => {
    sessionStorage.setItem(KEY, '{"name":"Ines"}');
    expect(readTabDraft('contact')).toEqual({ name: 'Ines' });
    keepTabDraft('contact', { subject: 'Brunch' });
    expect(sessionStorage.getItem(KEY)).toBe('{"name":"Ines","subject":"Brunch"}');
  });

  it('goes with who signs out, whatever form it is of, and nothing else does (A-56)', () => {
    for (const form of ['contact', 'event-one', 'event-one-stood']) keepTabDraft(form, { title: 'Brunch' });
    sessionStorage.setItem('another', 'stays');
    forgetTabDrafts();
    expect(Object.keys(sessionStorage)).toEqual(['another']);
  });

  it.each(['', 'no JSON', 'null', '7', '[]', '{"name":7}'])('is nothing where %j lies', (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(readTabDraft('contact')).toEqual({});
    keepTabDraft('contact', { name: 'Ines' });
    expect(readTabDraft('contact')).toEqual({ name: 'Ines' });
  });

  it('is nowhere but in the form where the browser keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    keepTabDraft('contact', { name: 'Ines' });
    forgetTabDraft('contact');
    forgetTabDrafts();
    expect(readTabDraft('contact')).toEqual({});
  });

  it('is kept as it stands now, nothing of it once it is stored elsewhere, and not touched before that is known', () => {
    keepTabDraft('contact', { name: 'Ines' });
    const { rerender } = renderHook(({ typed }) => useTabDraft('contact', typed), {
      initialProps: { typed: null as Record<string, string> | null },
    });
    expect(readTabDraft('contact')).toEqual({ name: 'Ines' });
    rerender({ typed: { bio: 'New here' } });
    expect(readTabDraft('contact')).toEqual({ bio: 'New here' });
    rerender({ typed: {} });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('is what no other version of the form says, and never a chosen picture', () => {
    const form = {
      title: 'Brunch',
      city: 'Porto',
      price: '5',
      imageUrl: 'data:image/png;base64,AAAA',
      seats: 7,
    };
    expect(typedIn(form, { title: '', city: 'Porto' }, { price: '5' })).toEqual({ title: 'Brunch' });
    expect(typedIn(form, { city: 'Porto' })).toEqual({ title: 'Brunch', price: '5' });
    expect(wordsIn(form, ['seats', 'place'])).toEqual({ seats: '7', place: '' });
  });
});
