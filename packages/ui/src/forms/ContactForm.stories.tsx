import { contactNotices } from '@sorella/core/notices/contact.notices';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Container } from '../primitives/Container.tsx';
import { page } from './ContactForm.page.tsx';
import { ContactForm } from './ContactForm.tsx';

const meta = preview.meta({
  title: 'Forms/ContactForm',
  component: ContactForm,
  parameters: { page },
  args: { onSubmit: fn() },
  decorators: [
    (Story) => (
      <Container width="text">
        <Story />
      </Container>
    ),
  ],
});

export const Default = meta.story({
  name: 'What is written is sent trimmed, and the field that no person sees stays empty (R-234, R-239)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Maya ');
    await userEvent.type(canvas.getByLabelText('Email'), 'maya@sorella.test');
    await userEvent.type(canvas.getByLabelText('Subject'), 'A question');
    await userEvent.type(canvas.getByLabelText('Message'), 'When does the book club meet?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Maya',
      email: 'maya@sorella.test',
      subject: 'A question',
      message: 'When does the book club meet?',
      trap: '',
    });
  },
});

export const Incomplete = meta.story({
  name: 'Each field says what it lacks, and the first one has the focus (R-235, R-236, R-237, R-238)',
  tags: ['kind:error'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Subject'), 'Hey');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    for (const words of [
      'Name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Subject must be at least 5 characters.',
      'Message must be at least 10 characters.',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Busy = meta.story({
  name: 'While it is sent the button says so',
  tags: ['kind:loading'],
  args: { busy: true, defaultName: 'Maya Okafor', defaultEmail: 'maya@sorella.test' },
});

const { title, description } = contactNotices['contact-message-failed'];

export const Failed = meta.story({
  name: 'What failed is said above, and nothing typed is lost (R-241)',
  tags: ['kind:error'],
  args: {
    defaultName: 'Maya Okafor',
    problem: { title, description: description.replace('{email}', 'hello@sorella.example') },
  },
});

export const Long = meta.story({
  name: 'It holds in the narrowest window with a long address',
  tags: ['kind:long-text'],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    defaultEmail: 'a.very.long.address.that.never.seems.to.end@donaudampfschifffahrt.example',
  },
});
