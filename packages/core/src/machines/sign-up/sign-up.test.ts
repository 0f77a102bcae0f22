import { describe, expect, it } from 'vitest';
import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { EMPTY_SIGN_UP, type SignUpDetails } from '../../domain/sign-up/sign-up-draft.ts';
import { StorageError } from '../../offline/key-value-store.ts';
import { begin } from '../testing/pure.ts';
import { signUpMachine } from './sign-up.machine.ts';
import { COMPLETE_DRAFT } from './sign-up.model.ts';
import { isRefusal, requestOf } from './sign-up.rules.ts';
import {
  createdEmailOf,
  draftOf,
  entryOf,
  isCreating,
  isStaying,
  problemIn,
  restoredStepOf,
  viewOf,
} from './sign-up.selectors.ts';

const password = 'sorella-demo';
const secrets = { password, confirmPassword: password };
const account = { userId: '00000000-0000-4000-8000-000000000042', email: 'nora@sorella.test' };
const next = { type: 'details.submit', secrets } as const;
const create = { type: 'account.create', password } as const;
const { step: _step, ...COMPLETE } = COMPLETE_DRAFT;

const start = () => begin(signUpMachine, undefined);
const empty = () => start().done('read', null);
const restored = () => start().done('read', COMPLETE_DRAFT);
const answering = () => restored().send(next);
const creating = () => answering().send(create);
const failing = (code: DataErrorCode, serverMessage?: string) =>
  creating().fail('create', new DataError(code, serverMessage === undefined ? {} : { serverMessage }));
const storing = () => creating().done('create', account);
const created = () => storing().done('store', 'kept');

describe('the first step', () => {
  it('begins empty, or with what was typed before on this device (A-48)', () => {
    expect(viewOf(start().snapshot)).toBe('restoring');
    expect(entryOf(empty().snapshot)).toEqual(EMPTY_SIGN_UP);
    expect(restoredStepOf(empty().snapshot)).toBeNull();
    expect(entryOf(restored().snapshot)).toEqual(COMPLETE);
    expect(restoredStepOf(restored().snapshot)).toBe('questions');
    expect(viewOf(restored().snapshot)).toBe('details');
    expect(restoredStepOf(answering().snapshot)).toBeNull();
  });

  it('begins on a device that keeps nothing', () => {
    expect(viewOf(start().fail('read', new StorageError('blocked')).snapshot)).toBe('details');
  });

  it('merges changes, so that none of several at once is lost', () => {
    const step = empty()
      .send({ type: 'details.change', changes: { firstName: 'Nora' } })
      .send({ type: 'details.change', changes: { lastName: 'Lindqvist' } })
      .send({ type: 'photo.change', photo: null });
    expect(entryOf(step.snapshot).details).toMatchObject({ firstName: 'Nora', lastName: 'Lindqvist' });
  });

  it.each<[string, Partial<SignUpDetails>]>([
    ['sign-up-missing-information', { firstName: ' ' }],
    ['sign-up-city-invalid', { city: 'B' }],
    ['social-media-required', { instagramUrl: '' }],
    ['terms-agreement-required', { agreeToTerms: false }],
    ['sign-up-email-invalid', { email: 'nora' }],
    ['sign-up-age-invalid', { age: '17' }],
    ['sign-up-bio-too-long', { bio: 'a'.repeat(251) }],
    ['sign-up-name-too-long', { lastName: 'a'.repeat(10_000) }],
    ['sign-up-phone-invalid', { phone: 'call me' }],
    ['sign-up-city-too-long', { city: 'a'.repeat(121) }],
    ['sign-up-social-link-invalid', { linkedinUrl: 'https://evil.example' }],
  ])('tells %s and stays (R-092 to R-102)', (id, changes) => {
    const step = restored().send({ type: 'details.change', changes }).send(next);
    expect(viewOf(step.snapshot)).toBe('details');
    expect(step.emitted).toEqual([`notice:${id}`]);
  });

  it('tells what is wrong with the photo and the passwords (R-093, R-094, R-095)', () => {
    const submit = (typed: string, again: string) =>
      restored().send({ type: 'details.submit', secrets: { password: typed, confirmPassword: again } });
    expect(restored().send({ type: 'photo.change', photo: null }).send(next).emitted).toEqual([
      'notice:sign-up-photo-required',
    ]);
    expect(submit('sorella-demo', 'sorella-dem').emitted).toEqual(['notice:sign-up-passwords-differ']);
    expect(submit('1234567', '1234567').emitted).toEqual(['notice:sign-up-password-too-short']);
    expect(submit('a'.repeat(73), 'a'.repeat(73)).emitted).toEqual(['notice:sign-up-password-too-long']);
    expect(submit('', '').emitted).toEqual(['notice:sign-up-missing-information']);
  });

  it('can be begun anew', () => {
    const step = restored().send({ type: 'draft.discard' });
    expect(entryOf(step.snapshot)).toBe(EMPTY_SIGN_UP);
    expect(restoredStepOf(step.snapshot)).toBeNull();
  });
});

describe('the second step', () => {
  it('is reached with a first one that passed, and left without loss (R-116)', () => {
    const step = answering()
      .send({ type: 'option.toggle', question: 'hopingToFind', option: 'A support system' })
      .send({ type: 'step.back' });
    expect(viewOf(step.snapshot)).toBe('details');
    expect(entryOf(step.snapshot).answers.hopingToFind).toEqual(['A best friend', 'A support system']);
    expect(entryOf(step.snapshot).details).toEqual(COMPLETE.details);
  });

  it('tells the first question without an answer (R-108)', () => {
    const step = answering()
      .send({ type: 'option.toggle', question: 'peopleVibe', option: 'Honest and open' })
      .send(create);
    expect(viewOf(step.snapshot)).toBe('questions');
    expect(step.emitted).toEqual(['notice:questionnaire-people-vibe']);
  });

  it('takes no fourth interest (R-109)', () => {
    const step = answering()
      .send({ type: 'option.toggle', question: 'topInterests', option: 'Food & cooking' })
      .send({ type: 'option.toggle', question: 'topInterests', option: 'Movies & TV' });
    expect(entryOf(step.snapshot).answers.topInterests).toHaveLength(3);
  });
});

describe('creating the account', () => {
  it('asks for it with names and email as they are meant (R-070)', () => {
    const entry = {
      ...COMPLETE,
      details: { ...COMPLETE.details, email: ' nora@sorella.test ', firstName: ' Nora ' },
    };
    expect(requestOf(entry, ' pass word ')).toEqual({
      email: 'nora@sorella.test',
      firstName: 'Nora',
      lastName: 'Lindqvist',
      password: ' pass word ',
    });
  });

  it('does nothing at another press (R-116)', () => {
    expect(isCreating(creating().snapshot)).toBe(true);
    expect(creating().send(create).emitted).toEqual([]);
    expect(isCreating(creating().send(create).snapshot)).toBe(true);
  });

  it('keeps the password nowhere in its context (A-84)', () => {
    for (const step of [answering(), creating(), failing('network'), storing(), created()])
      expect(JSON.stringify(step.snapshot.context)).not.toContain(password);
  });

  it.each<[DataErrorCode, string, 'details' | 'questions', string | null]>([
    ['email-taken', 'account-already-exists', 'details', 'email-taken'],
    ['weak-password', 'sign-up-password-weak', 'details', 'password-weak'],
    ['rate-limited', 'sign-up-rate-limited', 'questions', null],
    ['network', 'sign-up-unreachable', 'questions', null],
    ['timeout', 'sign-up-unreachable', 'questions', null],
    ['unavailable', 'sign-up-unreachable', 'questions', null],
    ['invalid-input', 'sign-up-failed', 'questions', null],
    ['unexpected', 'sign-up-failed', 'questions', null],
  ])('loses nothing on %s and tells %s (R-119, R-120, R-121)', (code, id, view, problem) => {
    const step = failing(code);
    expect(step.emitted).toEqual([`notice:${id}`]);
    expect(viewOf(step.snapshot)).toBe(view);
    expect(problemIn(step.snapshot)).toBe(problem);
    expect(entryOf(step.snapshot)).toEqual(COMPLETE);
  });

  it('forgets what was refused with the next change (R-119)', () => {
    const step = failing('email-taken').send({
      type: 'details.change',
      changes: { email: 'n@sorella.test' },
    });
    expect(problemIn(step.snapshot)).toBeNull();
  });

  it('tells a refusal from a server that was not reached', () => {
    for (const code of ['email-taken', 'weak-password', 'invalid-input'] as const)
      expect(isRefusal(new DataError(code))).toBe(true);
    for (const code of ['network', 'timeout', 'rate-limited', 'unexpected'] as const)
      expect(isRefusal(new DataError(code))).toBe(false);
  });
});

describe('after it', () => {
  it('stores what waits for the first sign-in before it says so (R-122, A-84)', () => {
    expect(storing().snapshot.value).toBe('storing');
    expect(storing().emitted).toEqual([]);
    expect(created().emitted).toEqual(['notice:account-created']);
    expect(entryOf(created().snapshot)).toBe(EMPTY_SIGN_UP);
    expect(createdEmailOf(created().snapshot)).toBe(account.email);
  });

  it('says when the photo found no room, and when nothing did (A-48)', () => {
    expect(storing().done('store', 'without-photo').emitted).toEqual([
      'notice:account-created',
      'notice:sign-up-photo-not-kept',
    ]);
    const nothing = ['notice:account-created', 'notice:sign-up-data-not-kept'];
    expect(storing().done('store', 'not-kept').emitted).toEqual(nothing);
    expect(storing().fail('store', new StorageError('blocked')).emitted).toEqual(nothing);
  });

  it('goes to the sign-in page after three seconds, or at a press (R-118)', () => {
    expect(isStaying(created().snapshot)).toBe(false);
    const waited = created().wait('redirect', 'sign-up.created.departing');
    expect(waited.emitted).toEqual(['account.left']);
    expect(created().send({ type: 'account.leave' }).emitted).toEqual(['account.left']);
    expect(signUpMachine.implementations.delays['redirect']).toBe(3_000);
  });

  it('stays when the mail has not come, also when she comes back to the page (R-117)', () => {
    const departed = created().send({ type: 'account.leave' });
    for (const step of [created(), departed]) {
      const staying = step.send({ type: 'mail.miss' });
      expect(isStaying(staying.snapshot)).toBe(true);
      expect(staying.send({ type: 'account.leave' }).emitted).toEqual(['account.left']);
    }
  });
});

describe('what is kept on the device meanwhile', () => {
  it('is all of it but the passwords, with the step (A-84)', () => {
    expect(draftOf(start().snapshot)).toBeNull();
    expect(draftOf(restored().snapshot)).toEqual({ ...COMPLETE, step: 'details' });
    expect(draftOf(answering().snapshot)).toEqual({ ...COMPLETE, step: 'questions' });
    expect(draftOf(creating().snapshot)).toBeNull();
    expect(draftOf(created().snapshot)).toBeNull();
  });
});
