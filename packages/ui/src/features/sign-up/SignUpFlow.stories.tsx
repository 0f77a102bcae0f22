import { PENDING_SIGN_UP_KEY, SIGN_UP_DRAFT_KEY } from '@sorella/core/domain/sign-up/sign-up-data';
import type { SignUpDetails, SignUpDraft } from '@sorella/core/domain/sign-up/sign-up-draft';
import { writeSignUpDraft } from '@sorella/core/editing';
import { COMPLETE_DRAFT } from '@sorella/core/models/sign-up';
import { BASE_NOW } from '@sorella/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { everyFlow } from '../../../../../.storybook/modes.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type WorldParameters, worldOf } from '../../../../../.storybook/world/world.ts';
import { fakeImage, imageFile } from '../../forms/photo/photo.fixture.ts';
import { PORTRAIT } from '../../forms/sign-up/sign-up.fixtures.ts';
import { NoticeHost } from '../../notices/NoticeHost.tsx';
import { Container } from '../../primitives/Container.tsx';
import { useAppServices } from '../../runtime/AppServicesProvider.tsx';
import { SignUpFlow } from './SignUpFlow.tsx';

function Page() {
  const { notices } = useAppServices();
  return (
    <Container width="text">
      <SignUpFlow />
      <NoticeHost center={notices} />
    </Container>
  );
}

/** A device on which a sign-up was begun: complete, but for what is said. */
const begun = (details: Partial<SignUpDetails> = {}, rest: Partial<SignUpDraft> = {}): WorldParameters => ({
  scenario: 'demo',
  stored: {
    [SIGN_UP_DRAFT_KEY]: writeSignUpDraft(
      { ...COMPLETE_DRAFT, photo: PORTRAIT, ...rest, details: { ...COMPLETE_DRAFT.details, ...details } },
      BASE_NOW.getTime(),
    ),
  },
});

const next = async (password = 'sorella-demo', again = password) => {
  const field = await screen.findByLabelText('Password');
  if (password !== '') await userEvent.type(field, password);
  if (again !== '') await userEvent.type(screen.getByLabelText('Confirm password'), again);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
};
const create = async () => {
  await next();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Account' }));
};

const meta = preview.meta({
  title: 'Flows/Joining, what is told',
  component: Page,
  subcomponents: { SignUpFlow },
  parameters: {
    ...everyFlow,
    world: { scenario: 'demo' } satisfies WorldParameters,
    storyExemptions: {
      'kind:empty': 'A form lists nothing that could be missing.',
      'kind:loading': 'Shown by the walks in Flows/Joining.',
    },
  },
});

export const Joins = meta.story({
  name: 'From the first letter to the account: what belongs to it waits on the device, the draft is gone (R-116, R-122, A-84)',
  parameters: { world: { scenario: 'demo' } satisfies WorldParameters },
  play: async ({ loaded, canvasElement }) => {
    const type = async (label: string, text: string) =>
      userEvent.type(await screen.findByLabelText(label), text);
    await type('First name', 'Nora');
    await type('Last name', 'Lindqvist');
    await userEvent.selectOptions(screen.getByLabelText('Gender'), 'Female');
    await type('Age', '31');
    await type('Email', 'nora@sorella.test');
    await type('Password', 'geheim-und-lang');
    await type('Confirm password', 'geheim-und-lang');
    await type('Phone', '+49 30 1234567');
    await type('City', 'Berlin');
    await type('Instagram', '@nora');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.upload(input, await imageFile('nora.jpg'));
    await userEvent.click(await screen.findByRole('button', { name: 'Use photo' }));
    await screen.findByRole('button', { name: 'Remove photo' });
    await userEvent.click(screen.getByLabelText(/^I agree/));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    for (const option of [
      'A best friend',
      'Books & writing',
      'Trying something new',
      'Easygoing and chill',
      'Honest and open',
    ])
      await userEvent.click(await screen.findByRole('button', { name: option }));
    const store = worldOf(loaded)?.services.store;
    await waitFor(async () => expect(await store?.get(SIGN_UP_DRAFT_KEY)).toContain('Honest and open'));
    await expect(await store?.get(SIGN_UP_DRAFT_KEY)).not.toContain('geheim');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByRole('heading', { level: 1, name: 'Account created successfully' });
    const pending = await store?.get(PENDING_SIGN_UP_KEY);
    await expect(pending).toContain('"instagramUrl":"https://www.instagram.com/nora"');
    await expect(pending).toContain('"name":"nora.jpg"');
    await expect(pending).not.toContain('geheim');
    await expect(await store?.get(SIGN_UP_DRAFT_KEY)).toBeNull();
  },
});

export const SignedIn = meta.story({
  name: 'Somebody who is signed in is offered the way to the events',
  tags: ['kind:denied'],
  parameters: { world: { scenario: 'demo', as: 'maya' } satisfies WorldParameters },
  play: async ({ loaded }) => {
    worldOf(loaded)?.services.session.start();
    await screen.findByRole('heading', { level: 1, name: 'You are one of us already' });
    await expect(screen.getByRole('link', { name: 'Go to Events' })).toHaveAttribute('href', '/events');
  },
});

export const Offline = meta.story({
  name: 'Offline everything is kept, and she is told so (R-121, A-46)',
  tags: ['kind:error', 'notice:sign-up-unreachable'],
  parameters: { world: { ...begun(), faults: (faults) => faults.offline() } satisfies WorldParameters },
  play: async ({ loaded }) => {
    await create();
    await screen.findByText(/^No answer from the server/);
    const store = worldOf(loaded)?.services.store;
    await expect(await store?.get(SIGN_UP_DRAFT_KEY)).toContain('nora@sorella.test');
    await expect(await store?.get(PENDING_SIGN_UP_KEY)).toBeNull();
  },
});

const taken = {
  world: {
    ...begun({ email: 'maya@sorella.test' }),
    // A service that wants addresses confirmed tells nobody that one is taken; one that does not says so.
    faults: (faults) =>
      faults.failing(422, {
        on: 'auth/v1/signup',
        says: { code: 422, error_code: 'user_already_exists', msg: 'User already registered' },
      }),
  } satisfies WorldParameters,
};

export const Taken = meta.story({
  name: 'An address that is taken is said beside it (R-119, A-85)',
  tags: ['kind:error', 'notice:account-already-exists'],
  parameters: taken,
  play: async () => {
    await create();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  },
});

export const Refused = meta.story({
  name: 'A refused address leaves nothing on the device until she changes it (R-119, A-85)',
  tags: ['kind:error'],
  parameters: taken,
  play: async ({ loaded }) => {
    await create();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    const store = worldOf(loaded)?.services.store;
    await expect(await store?.get(SIGN_UP_DRAFT_KEY)).toBeNull();
    await expect(await store?.get(PENDING_SIGN_UP_KEY)).toBeNull();
    await expect(screen.getByLabelText('First name')).toHaveValue('Nora');
    await userEvent.type(screen.getByLabelText('Email'), 'x');
    await waitFor(async () => expect(await store?.get(SIGN_UP_DRAFT_KEY)).toContain('maya@sorella.testx'));
  },
});

export const Missing = meta.story({
  name: 'A missing field is told and shown (R-092)',
  tags: ['notice:sign-up-missing-information'],
  parameters: { world: begun({ phone: '' }) },
  play: async () => {
    await next();
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
  },
});

export const NoPhoto = meta.story({
  name: 'A missing photo is told, and its button has the focus (R-093)',
  tags: ['notice:sign-up-photo-required'],
  parameters: { world: begun({}, { photo: null }) },
  play: async () => {
    await next();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a photo' })).toHaveFocus());
  },
});

// The rest differs by its words alone: one picture of each kind is enough.
export const PasswordsDiffer = meta.story({
  name: 'Two different passwords (R-094)',
  tags: ['!visual', 'notice:sign-up-passwords-differ'],
  parameters: { world: begun() },
  play: () => next('sorella-demo', 'sorella-dem'),
});
export const PasswordTooShort = meta.story({
  name: 'A password of seven characters (R-095)',
  tags: ['!visual', 'notice:sign-up-password-too-short'],
  parameters: { world: begun() },
  play: () => next('1234567'),
});
export const PasswordTooLong = meta.story({
  name: 'A password of more than 72 characters',
  tags: ['!visual', 'notice:sign-up-password-too-long'],
  parameters: { world: begun() },
  play: () => next('a'.repeat(73)),
});
export const CityInvalid = meta.story({
  name: 'A city of one letter (R-096)',
  tags: ['!visual', 'notice:sign-up-city-invalid'],
  parameters: { world: begun({ city: 'x' }) },
  play: () => next(),
});
export const CityTooLong = meta.story({
  name: 'A city that is longer than the database holds',
  tags: ['!visual', 'notice:sign-up-city-too-long'],
  parameters: { world: begun({ city: 'a'.repeat(121) }) },
  play: () => next(),
});
export const NoSocialMedia = meta.story({
  name: 'Neither Instagram nor LinkedIn (R-097)',
  tags: ['!visual', 'notice:social-media-required'],
  parameters: { world: begun({ instagramUrl: '' }) },
  play: () => next(),
});
export const SocialLinkInvalid = meta.story({
  name: 'A link to somewhere else (R-097)',
  tags: ['!visual', 'notice:sign-up-social-link-invalid'],
  parameters: { world: begun({ linkedinUrl: 'https://evil.example/nora' }) },
  play: () => next(),
});
export const NoTerms = meta.story({
  name: 'Without her agreement (R-098)',
  tags: ['!visual', 'notice:terms-agreement-required'],
  parameters: { world: begun({ agreeToTerms: false }) },
  play: () => next(),
});
export const EmailInvalid = meta.story({
  name: 'An address that cannot be one (R-092)',
  tags: ['!visual', 'notice:sign-up-email-invalid'],
  parameters: { world: begun({ email: 'nora@sorella' }) },
  play: () => next(),
});
export const AgeInvalid = meta.story({
  name: 'An age below 18 (R-100)',
  tags: ['!visual', 'notice:sign-up-age-invalid'],
  parameters: { world: begun({ age: '17' }) },
  play: () => next(),
});
export const BioTooLong = meta.story({
  name: 'A bio of 251 characters (R-102)',
  tags: ['!visual', 'notice:sign-up-bio-too-long'],
  parameters: { world: begun({ bio: 'a'.repeat(251) }) },
  play: () => next(),
});
export const NameTooLong = meta.story({
  name: 'A name of ten thousand letters',
  tags: ['!visual', 'notice:sign-up-name-too-long'],
  parameters: { world: begun({ lastName: 'a'.repeat(10_000) }) },
  play: () => next(),
});
export const PhoneInvalid = meta.story({
  name: 'A phone number of words',
  tags: ['!visual', 'notice:sign-up-phone-invalid'],
  parameters: { world: begun({ phone: 'call me' }) },
  play: () => next(),
});

const open = (question: keyof SignUpDraft['answers']) =>
  begun({}, { answers: { ...COMPLETE_DRAFT.answers, [question]: [] } });

export const NoHope = meta.story({
  name: 'Nothing hoped for (R-108)',
  tags: ['!visual', 'notice:questionnaire-hoping-to-find'],
  parameters: { world: open('hopingToFind') },
  play: create,
});
export const NoInterest = meta.story({
  name: 'No interest (R-108)',
  tags: ['notice:questionnaire-top-interests'],
  parameters: { world: open('topInterests') },
  play: create,
});
export const NoWeekend = meta.story({
  name: 'No weekend (R-108)',
  tags: ['!visual', 'notice:questionnaire-ideal-weekend'],
  parameters: { world: open('idealWeekend') },
  play: create,
});
export const NoVibe = meta.story({
  name: 'No vibe (R-108)',
  tags: ['!visual', 'notice:questionnaire-vibe-description'],
  parameters: { world: open('vibeDescription') },
  play: create,
});
export const NoPeopleVibe = meta.story({
  name: 'No vibe of others (R-108)',
  tags: ['!visual', 'notice:questionnaire-people-vibe'],
  parameters: { world: open('peopleVibe') },
  play: create,
});

const choosing =
  (fileOf: () => Promise<File> | File) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await screen.findByRole('button', { name: 'Change photo' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await userEvent.setup({ applyAccept: false }).upload(input, await fileOf());
    // What was chosen before stays.
    await expect(await screen.findByRole('img', { name: 'Your photo' })).toBeVisible();
  };

export const PhotoTypeInvalid = meta.story({
  name: 'A file that is no image is told, and the photo stays (R-106)',
  tags: ['!visual', 'notice:photo-type-invalid'],
  parameters: { world: begun() },
  play: choosing(() => fakeImage('setup.png', ['MZ\u0090\u0000'])),
});
export const PhotoTooLarge = meta.story({
  name: 'A photo of more than 5 MB is told (R-106)',
  tags: ['!visual', 'notice:photo-too-large'],
  parameters: { world: begun() },
  play: choosing(async () =>
    fakeImage('huge.jpg', [await imageFile('huge.jpg'), new Uint8Array(5.1 * 1024 * 1024)], 'image/jpeg'),
  ),
});
export const PhotoUnreadable = meta.story({
  name: 'A photo that cannot be opened is told (R-106)',
  tags: ['!visual', 'notice:photo-unreadable'],
  parameters: { world: begun() },
  play: choosing(() =>
    fakeImage('torn.png', [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2])]),
  ),
});
