import { expect, fn } from 'storybook/test';
import { componentPage } from '../../../../../.storybook/docs/components/component-page.ts';
import { Field } from '../../primitives/Field.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import { ContactForm } from '../ContactForm.tsx';
import { MessageComposer } from './MessageComposer.tsx';

const onSend = fn();
const onTextChange = fn();

/** What is said of MessageComposer. */
export const page = componentPage({
  component: MessageComposer,
  purpose: 'Writes to another member, at the foot of their conversation.',
  instead: [
    [ContactForm, 'she writes to us'],
    [Textarea, 'it is a field of a form'],
  ],
  keys: {
    example: () => (
      <MessageComposer
        name="Noor"
        text="See you!"
        sending={false}
        sendable
        onTextChange={onTextChange}
        onSend={onSend}
      />
    ),
    rows: [
      {
        keys: ['Enter'],
        does: 'Sends what is written.',
        proof: () => expect(onSend).toHaveBeenCalledTimes(1),
      },
      {
        keys: ['Shift + Enter'],
        does: 'Begins a new line.',
        proof: async () => {
          await expect(onTextChange).toHaveBeenCalledWith(expect.stringContaining('\n'));
          await expect(onSend).not.toHaveBeenCalled();
        },
      },
    ],
  },
  matrix: 'stories',
  pairs: [
    {
      good: <Field label="Message to Noor">{(control) => <Textarea {...control} value="" />}</Field>,
      bad: <Field label="Message">{(control) => <Textarea {...control} value="" />}</Field>,
      because: 'It says whom it goes to, so that nothing goes to another.',
    },
  ],
});
