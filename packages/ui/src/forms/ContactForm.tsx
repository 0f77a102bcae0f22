import { checkContact, isValid } from '@sorella/core/domain/validation';
import { contactTexts } from '@sorella/core/notices/texts/contact.texts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Field } from '../primitives/Field.tsx';
import { Textarea } from '../primitives/Textarea.tsx';
import { TextInput } from '../primitives/TextInput.tsx';
import * as styles from './contact-form.css.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblem, type FormProblemProps } from './FormProblem.tsx';

/** What is written to the support, trimmed. */
export interface ContactDetails {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Props of {@link ContactForm}. */
export interface ContactFormProps {
  /** What is known of the writer already. */
  readonly defaultName?: string;
  readonly defaultEmail?: string;
  /** What was typed before and not sent; what is typed now goes before it. */
  readonly draft?: Partial<ContactDetails>;
  readonly busy?: boolean;
  /** Why the last try came to nothing, in the words of a notice. */
  readonly problem?: FormProblemProps;
  /** `trap` is what stands in the field that no person sees: empty unless a machine has filled it in. */
  readonly onSubmit: (details: ContactDetails & { readonly trap: string }) => void;
  /** With every letter: what stands in the field. */
  readonly onTyped?: (details: Partial<ContactDetails>) => void;
}

type Name = keyof ContactDetails;
const order: readonly Name[] = ['name', 'email', 'subject', 'message'];

/** Name, email, subject and message. What was typed stays whatever happens; nothing is sent twice. */
export function ContactForm({
  defaultName = '',
  defaultEmail = '',
  draft,
  busy = false,
  problem,
  onSubmit,
  onTyped,
}: ContactFormProps) {
  const [own, setOwn] = useState<Partial<ContactDetails>>({});
  const typed: ContactDetails = {
    name: own.name ?? draft?.name ?? defaultName,
    email: own.email ?? draft?.email ?? defaultEmail,
    subject: own.subject ?? draft?.subject ?? '',
    message: own.message ?? draft?.message ?? '',
  };
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const trapId = useId();
  const errors = checkContact(typed);
  const field = (name: Name) => ({
    value: typed[name],
    onValueChange: (value: string) => {
      setOwn((before) => ({ ...before, [name]: value }));
      onTyped?.({ [name]: value });
    },
  });
  const errorOf = (name: Name) => (checked && errors[name] !== undefined ? { error: errors[name] } : {});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setChecked(true);
    if (!isValid(errors)) {
      const first = order.find((name) => errors[name] !== undefined);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const { name, email, subject, message } = typed;
    onSubmit({
      name: name.trim(),
      email: email.trim(),
      subject: subject.trim(),
      message: message.trim(),
      trap: trap.current?.value ?? '',
    });
  };

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {problem === undefined || busy ? null : <FormProblem {...problem} />}
      <div className={styles.pair}>
        <Field label={contactTexts.name} required {...errorOf('name')}>
          {(control) => <TextInput {...control} {...field('name')} name="name" autoComplete="name" />}
        </Field>
        <EmailField
          label={contactTexts.email}
          autoComplete="email"
          {...field('email')}
          {...errorOf('email')}
        />
      </div>
      <Field label={contactTexts.subject} required {...errorOf('subject')}>
        {(control) => <TextInput {...control} {...field('subject')} name="subject" autoComplete="off" />}
      </Field>
      <Field label={contactTexts.message} required {...errorOf('message')}>
        {(control): ReactNode => <Textarea {...control} {...field('message')} name="message" rows={7} />}
      </Field>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trapId}>{contactTexts.trap}</label>
        <input ref={trap} id={trapId} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button type="submit" busy={busy} busyLabel={contactTexts.sending} className={styles.send}>
        {contactTexts.send}
      </Button>
    </form>
  );
}
