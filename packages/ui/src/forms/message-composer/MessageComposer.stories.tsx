import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { keyboardOf } from '../../../../../.storybook/docs/components/keyboard-story.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { page } from './MessageComposer.page.tsx';
import { MessageComposer } from './MessageComposer.tsx';

const meta = preview.meta({
  title: 'Forms/Message composer',
  component: MessageComposer,
  parameters: { page },
  args: { name: 'Noor', text: '', sending: false, sendable: true, onTextChange: fn(), onSend: fn() },
  render: function Render(args) {
    const [text, setText] = useState(args.text);
    return <MessageComposer {...args} text={text} onTextChange={setText} />;
  },
});

export const Default = meta.story({
  name: 'What is written is sent with a press',
  args: { text: 'See you on Sunday!' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /send/i }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
});

export const Sending = meta.story({
  name: 'While it is on its way it says so',
  tags: ['kind:loading'],
  args: { text: 'See you on Sunday!', sending: true },
});

export const Empty = meta.story({
  name: 'With nothing written there is nothing to send',
  args: { sendable: false },
});

export const LongText = meta.story({
  name: 'It grows with what is written',
  tags: ['kind:long-text'],
  args: { text: 'Long tables, good company. '.repeat(12) },
});

export const Keys = meta.story({
  name: 'Every key does what its table says',
  tags: ['page:keys', '!visual'],
  ...keyboardOf(page),
});
