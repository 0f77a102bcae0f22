import { DataError, type DataErrorCode } from '../../data-port/errors.ts';
import { EMPTY_SIGN_UP, type SignUpDraft } from '../../domain/sign-up/sign-up-draft.ts';
import { StorageError } from '../../offline/key-value-store.ts';
import { defineModel } from '../testing/model.ts';
import { signUpMachine } from './sign-up.machine.ts';

const PASSWORD = 'sorella-demo';
const secrets = { password: PASSWORD, confirmPassword: PASSWORD };
const account = { userId: '00000000-0000-4000-8000-000000000042', email: 'nora@sorella.test' };
const refused = (code: DataErrorCode, serverMessage?: string) => ({
  from: 'auth.signUp',
  error: new DataError(code, serverMessage === undefined ? {} : { serverMessage }),
});

/** A sign-up that has everything but the passwords. */
export const COMPLETE_DRAFT: SignUpDraft = {
  step: 'questions',
  details: {
    firstName: 'Nora',
    lastName: 'Lindqvist',
    email: 'nora@sorella.test',
    phone: '+49 30 1234567',
    gender: 'female',
    city: 'Berlin',
    age: '31',
    instagramUrl: 'https://www.instagram.com/nora',
    linkedinUrl: '',
    bio: '',
    whatsappGroupOptIn: true,
    agreeToTerms: true,
  },
  photo: { data: 'AAAA', name: 'nora.jpg', type: 'image/jpeg', size: 3 },
  answers: {
    hopingToFind: ['A best friend'],
    topInterests: ['Books & writing', 'Travel & adventure'],
    idealWeekend: ['Trying something new'],
    vibeDescription: ['Easygoing and chill'],
    peopleVibe: ['Honest and open'],
  },
};

/** Joining: what can happen, and what the states mean. */
export const signUpModel = defineModel({
  machine: signUpMachine,
  title: 'Joining',
  samples: {
    'finds-nothing': { says: 'Nothing was typed before', from: 'draft.read', output: null },
    'finds-draft': {
      says: 'What she typed before is still there',
      from: 'draft.read',
      output: COMPLETE_DRAFT,
    },
    'keeps-no-draft': {
      says: 'The device keeps nothing',
      from: 'draft.read',
      error: new StorageError('blocked'),
    },
    types: {
      says: 'She types her city',
      send: { type: 'details.change', changes: { city: COMPLETE_DRAFT.details.city } },
    },
    'takes-photo-back': { says: 'She takes her photo back', send: { type: 'photo.change', photo: null } },
    'starts-over': { says: 'She wants none of what came back', send: { type: 'draft.discard' } },
    'presses-next': { says: "She presses 'Next'", send: { type: 'details.submit', secrets } },
    chooses: {
      says: 'She presses the one answer to a question',
      send: { type: 'option.toggle', question: 'peopleVibe', option: 'Honest and open' },
    },
    'goes-back': { says: "She presses 'Back'", send: { type: 'step.back' } },
    'presses-create': {
      says: "She presses 'Create Account'",
      send: { type: 'account.create', password: PASSWORD },
    },
    'account-made': { says: 'The server makes the account', from: 'auth.signUp', output: account },
    'address-taken': { says: 'The server knows the address', ...refused('email-taken') },
    'password-refused': { says: 'The server finds the password too weak', ...refused('weak-password') },
    'too-many': { says: 'The server is asked too often', ...refused('rate-limited') },
    'no-answer': { says: 'No answer comes', ...refused('network') },
    'server-says-why': {
      says: 'The server fails and says why',
      ...refused('unexpected', 'Signups not allowed for this instance'),
    },
    'data-kept': { says: 'The device keeps all of it', from: 'signUpData.store', output: 'kept' },
    'no-room-for-photo': {
      says: 'The device has no room for the photo',
      from: 'signUpData.store',
      output: 'without-photo',
    },
    'nothing-kept': { says: 'The device keeps nothing', from: 'signUpData.store', output: 'not-kept' },
    'store-breaks': {
      says: 'The storage breaks',
      from: 'signUpData.store',
      error: new StorageError('blocked'),
    },
    'three-seconds-pass': { says: 'Three seconds pass', after: 'redirect' },
    leaves: { says: "She presses 'Go to Sign In'", send: { type: 'account.leave' } },
    'misses-mail': { says: 'She presses "I didn\'t get an email"', send: { type: 'mail.miss' } },
  },
  states: {
    restoring: { says: 'What was typed before is being looked for.', answers: ['A-48'] },
    introducing: { says: "Step 1, 'Personal Details'.", answers: ['R-090', 'R-091', 'R-099'] },
    answering: { says: "Step 2, 'Tell Us About Yourself'.", answers: ['R-090', 'R-108', 'R-110'] },
    creating: { says: "The button reads 'Creating Account...'.", answers: ['R-070', 'R-116'] },
    storing: {
      says: 'The account is there; what belongs to it is put on the device.',
      answers: ['R-122', 'A-84'],
    },
    'created.departing': {
      says: 'It is said what to do next, and that the sign-in page comes.',
      answers: ['R-117', 'R-118'],
    },
    'created.departed': { says: 'She is on her way to the sign-in page.', answers: ['R-118'] },
    'created.staying': {
      says: 'She stays, since no mail has come, and may have it sent again.',
      answers: ['R-117', 'A-85'],
    },
  },
  always: {
    'no password is kept': (snapshot) => !JSON.stringify(snapshot.context).includes(PASSWORD),
    'an account is known exactly once it is made': (snapshot) =>
      (snapshot.context.account !== null) === (snapshot.matches('storing') || snapshot.matches('created')),
    'after the success nothing of hers is left but the address': (snapshot) =>
      !snapshot.matches('created') || snapshot.context.entry === EMPTY_SIGN_UP,
    'step 2 is only reached with a step 1 that passed': (snapshot) =>
      !snapshot.matches('answering') || snapshot.context.entry.details.agreeToTerms === true,
  },
});
