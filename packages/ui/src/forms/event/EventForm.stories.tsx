import type { EventForm as EventFormValues } from '@sorella/core/domain/events/event-form';
import { blankEventForm, eventFormOf } from '@sorella/core/domain/events/event-form-values';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EventEditor } from '../../admin/event-editor/EventEditor.tsx';
import { anEvent, NOW } from '../../cards/cards.fixtures.ts';
import { Container } from '../../primitives/Container.tsx';
import { VersionChoice } from '../VersionChoice.tsx';
import { EventConsequences } from './EventConsequences.tsx';
import { page } from './EventForm.page.tsx';
import { EventForm, type EventFormProps } from './EventForm.tsx';
import { EventImageField } from './EventImageField.tsx';
import { EventPublishing } from './EventPublishing.tsx';

const brunch = eventFormOf(anEvent());
const blank = blankEventForm('SorellaCircle');

function Kept(props: EventFormProps) {
  const [values, setValues] = useState<EventFormValues>(props.values);
  return (
    <EventForm
      {...props}
      values={values}
      onChange={(next) => {
        setValues(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/Event form',
  component: EventForm,
  parameters: { page },
  subcomponents: { EventImageField, EventPublishing, EventConsequences, VersionChoice, EventEditor },
  args: {
    label: 'Edit Event',
    values: brunch,
    storedZone: 'Europe/Berlin',
    changed: true,
    now: NOW,
    onChange: fn(),
    onSave: fn(),
    onCancel: fn(),
    onKeepMine: fn(),
    onAcceptTheirs: fn(),
    onUsernameMissing: fn(),
  },
  render: (args) => (
    <Container width="form">
      <Kept {...args} />
    </Container>
  ),
});

export const Default = meta.story({
  name: 'An event stands in its form as it is stored, its times on its own clock (R-342, A-70, A-103)',
  args: { status: 'Not saved yet' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Starts')).toHaveValue('2026-11-29T11:00');
    await expect(canvas.getByText('Times are in Europe/Berlin (CET)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Event' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Blank = meta.story({
  name: 'A new event has 20 seats, no price, and no use for a username (R-336, R-338)',
  tags: ['kind:empty'],
  args: { label: 'Create Event', values: blank, storedZone: 'UTC', changed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Maximum attendees')).toHaveValue('20');
    await expect(canvas.getByLabelText('Credits required')).toHaveValue('0');
    await expect(canvas.getByLabelText('PayPal.me username')).toBeDisabled();
  },
});

export const Untouched = meta.story({
  name: 'Saving a form in which nothing was typed says all that it needs (R-335)',
  tags: ['kind:error'],
  args: { label: 'Create Event', values: blank, storedZone: 'UTC', changed: false },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Event' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    for (const words of [
      'Please enter a title.',
      'Please enter a location.',
      'Please choose when the event starts.',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const Incomplete = meta.story({
  name: 'Saving what is not complete says what is missing and leads to the first (R-335)',
  tags: ['kind:error'],
  args: { label: 'Create Event', values: { ...blank, maxAttendees: '0', imageUrl: 'x' }, storedZone: 'UTC' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Event' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    for (const words of [
      'Please enter a title.',
      'Please enter a location.',
      'Please choose when the event starts.',
      'Please enter at least 1 attendee.',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
  },
});

export const NobodyToPay = meta.story({
  name: 'With a price and no username it cannot be saved, and the press says why (R-312, R-337, A-18)',
  tags: ['kind:error'],
  args: { values: { ...brunch, creditsRequired: '0', paypalUsername: '' } },
  play: async ({ canvas, args, userEvent }) => {
    const credits = canvas.getByLabelText('Credits required');
    await userEvent.clear(credits);
    await userEvent.type(credits, '2');
    await expect(canvas.getByText('€10.00 per person')).toBeVisible();
    const save = canvas.getByRole('button', { name: 'Save Event' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(save);
    await expect(args.onUsernameMissing).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
    const username = canvas.getByLabelText('PayPal.me username');
    await expect(username).toHaveFocus();
    await userEvent.type(username, 'https://paypal.me/Sorella/25');
    await userEvent.click(save);
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.clear(username);
  },
});

export const Moved = meta.story({
  name: 'Another place says which zone it lies in, and what the change means for members (R-297, A-70, A-88, A-103)',
  args: { consequences: ['moved', 'repriced'], applicantCount: 14, approvedCount: 12 },
  play: async ({ canvas, userEvent }) => {
    const location = canvas.getByLabelText('Location');
    await userEvent.clear(location);
    await userEvent.type(location, 'Hackney, London');
    await expect(canvas.getByLabelText('City')).toHaveValue('London');
    await expect(canvas.getByLabelText('Time zone')).toHaveValue('Europe/London');
    await canvas.findByText(/^The new location changes the time zone to Europe\/London \(GMT\)/);
    await expect(canvas.getByText('What this means for members')).toBeVisible();
  },
});

export const TooFewSeats = meta.story({
  name: 'Fewer seats than are approved are never saved (A-19)',
  tags: ['kind:error'],
  args: { values: { ...brunch, maxAttendees: '5' }, approvedCount: 12 },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Event' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Maximum attendees')).toHaveAccessibleDescription(
      /Already approved: 12. Please allow at least as many attendees./,
    );
  },
});

export const Past = meta.story({
  name: 'A start that is past is said, and can be saved (A-20)',
  args: {
    values: { ...brunch, startLocal: '2026-11-20T11:00', endLocal: '2026-11-20T13:00' },
    consequences: ['moved'],
    applicantCount: 14,
    approvedCount: 12,
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByLabelText('Starts')).toHaveAccessibleDescription(/This start is in the past\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Event' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Conflict = meta.story({
  name: 'What two admins changed differently stands side by side until one decides (R-434)',
  args: {
    collisions: [
      { field: 'title', theirs: 'Sunday brunch, now with a garden' },
      { field: 'description', theirs: '' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sunday brunch, now with a garden');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Event' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  name: 'When it could not be saved the form says so, and everything typed is still there (R-346)',
  tags: ['kind:error'],
  args: {
    problem: {
      title: 'Error saving event',
      description: 'There was a problem saving the event. Please try again.',
    },
    status: 'Not saved. What you typed is still here.',
  },
});

export const Saving = meta.story({
  name: 'While it is saved a second press does nothing',
  tags: ['kind:loading'],
  args: { saving: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({
  name: 'It holds in the narrowest window with long words',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    values: {
      ...brunch,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänin '.repeat(6),
      location: `Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch, ${'Wales '.repeat(50)}`,
      timeZone: 'America/Argentina/ComodRivadavia',
    },
    storedZone: 'Europe/Berlin',
    consequences: ['moved'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Event' }));
    await canvas.findByText('Please keep it to 200 characters.');
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const right = (element: HTMLElement) => Math.round(element.getBoundingClientRect().right);
    const form = canvas.getByRole('form');
    for (const label of ['Starts', 'Ends'])
      await expect(right(canvas.getByLabelText(label))).toBeLessThanOrEqual(right(form));
    style.removeProperty('font-size');
  },
});

export const Published = meta.story({
  name: 'Members see it at once, from a date on, or not yet',
  args: { values: brunch },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Not yet: keep it as a draft' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...brunch, publishing: 'draft' });
    await userEvent.click(canvas.getByRole('radio', { name: 'From a date on' }));
    const from = await canvas.findByLabelText(/^Visible from/);
    await fireEvent.change(from, { target: { value: '2026-11-25T09:00' } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...brunch, publishing: '2026-11-25T09:00' });
  },
});
