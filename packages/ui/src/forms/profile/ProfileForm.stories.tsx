import { profileTexts } from '@sorella/core/notices/texts/profile.texts';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { VersionChoice } from '../VersionChoice.tsx';
import { page } from './ProfileForm.page.tsx';
import { ProfileForm, type ProfileFormProps, profileFormStatuses } from './ProfileForm.tsx';

/** The form with what is typed kept by whoever uses it. */
function Kept({ values: before, ...props }: ProfileFormProps) {
  const [values, setValues] = useState(before);
  return (
    <Surface padding="large">
      <ProfileForm
        {...props}
        values={values}
        onEdit={(field, value) => {
          setValues((known) => ({ ...known, [field]: value }));
          props.onEdit(field, value);
        }}
      />
    </Surface>
  );
}

const maya = { name: 'Maya Okafor', title: 'Product designer', bio: 'New in Berlin, always hungry.' };

const meta = preview.meta({
  title: 'Forms/ProfileForm',
  component: ProfileForm,
  parameters: { page },
  subcomponents: { VersionChoice },
  argTypes: { status: { control: 'select', options: profileFormStatuses } },
  args: {
    values: maya,
    email: 'maya@sorella.test',
    photo: null,
    currentPhotoUrl: null,
    status: 'changed' as const,
    onEdit: fn(),
    onPhotoChange: fn(),
    onSave: fn(),
    onDiscard: fn(),
    onKeepMine: fn(),
    onAcceptTheirs: fn(),
  },
  render: (args) => <Kept {...args} />,
});

export const Unchanged = meta.story({
  name: 'At rest it shows what is stored; the address can only be read (R-128, R-133)',
  tags: ['R-429'],
  args: { status: 'unchanged' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  name: 'Only the name is needed (R-134, R-135, R-136, R-137)',
  tags: ['kind:empty'],
  args: { values: { name: 'Mo', title: '', bio: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Wrong = meta.story({
  name: 'What is wrong is said beside each field, and focus goes to the first (R-134, R-136)',
  tags: ['kind:error'],
  args: { values: { name: 'M', title: 't'.repeat(121), bio: 'a'.repeat(251) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Name must be at least 2 characters.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(canvas.getByText('Name must be at least 2 characters.')).toBeVisible();
    await expect(canvas.getByText('Title may have 120 characters.')).toBeVisible();
    await expect(canvas.getByText('Bio must be less than 250 characters.')).toBeVisible();
    await expect(canvas.getByText(profileTexts.problems)).toHaveRole('status');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const FullBio = meta.story({
  name: 'A bio of 250 characters is accepted (A-51)',
  args: { values: { ...maya, bio: 'a'.repeat(250) } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('0 characters left')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Saving = meta.story({
  name: 'While it saves she can go on typing, and a second press does nothing',
  tags: ['kind:loading'],
  args: { status: 'saving' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await userEvent.type(canvas.getByLabelText(/^Bio/), ' Still.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onEdit).toHaveBeenLastCalledWith('bio', `${maya.bio} Still.`);
  },
});

export const Saved = meta.story({ name: 'Saved, it says so quietly', args: { status: 'saved' } });

export const Queued = meta.story({
  name: 'Kept on the device, it says when it goes on (R-143)',
  args: { status: 'queued' },
});

export const QueuedOnline = meta.story({
  name: 'While she is online it does not speak of a connection (R-143)',
  args: { status: 'queued', online: true },
});

export const Undecided = meta.story({
  name: 'Where her decision is needed elsewhere it says where (R-434)',
  args: { status: 'undecided' },
});

export const Failed = meta.story({
  name: 'Not saved, it says that nothing is lost and can be sent again (R-142)',
  tags: ['kind:error'],
  args: { status: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

const collisions = [
  { field: 'bio', theirs: 'Long tables, long talks.\nAnd a dog.' },
  { field: 'title', theirs: '' },
] as const;

export const Conflicted = meta.story({
  name: 'Of two versions both are shown, and she decides (R-434)',
  args: { status: 'conflicted', collisions },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Long tables, long talks.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use the other' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await expect(args.onAcceptTheirs).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  name: 'A name from right to left, emoji and markup stay what they are',
  args: {
    values: {
      name: 'مايا أوكافور 👩🏽‍🍳',
      title: '<script>alert("hello")</script>',
      bio: 'أحب الموائد الطويلة. I bake, too. 🥐',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Professional title/)).toHaveValue('<script>alert("hello")</script>');
  },
});

export const LongText = meta.story({
  name: 'In the narrowest window 10,000 letters are refused in words, and everything holds',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    values: { name: 'Donaudampfschifffahrt'.repeat(500), title: 'word '.repeat(40), bio: 'B'.repeat(1_000) },
    email: 'a.very.long.address.that.never.seems.to.end@donaudampfschifffahrt.example',
    status: 'conflicted',
    collisions: [{ field: 'bio', theirs: 'Rindfleischetikettierungsüberwachungsaufgaben'.repeat(6) }],
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(canvas.getByText('First and last name may have 80 characters each.')).toBeVisible();
    await expect(args.onKeepMine).not.toHaveBeenCalled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
