import { characterCount } from '@sorella/core/domain/character-count';
import type { GuestAudience, GuestMessage } from '@sorella/core/domain/entities/event-people';
import { formatDateTime } from '@sorella/core/domain/events/event-time';
import { fullName } from '@sorella/core/domain/profile/names';
import { fillText } from '@sorella/core/notices/notice';
import { guestMessageTexts as texts } from '@sorella/core/notices/texts/admin-events.texts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/Button.tsx';
import { Field } from '../../primitives/Field.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Inline } from '../../primitives/Inline.tsx';
import { RadioGroup } from '../../primitives/RadioGroup.tsx';
import { Skeleton } from '../../primitives/Skeleton.tsx';
import { StatusNote } from '../../primitives/StatusNote.tsx';
import { Surface } from '../../primitives/Surface.tsx';
import { Text } from '../../primitives/Text.tsx';
import { Textarea } from '../../primitives/Textarea.tsx';
import * as css from './guest-list.css.ts';

/** Letters of a message; the database holds the limit. */
const BODY_LIMIT = 2000;
const AUDIENCES = ['coming', 'waiting', 'both'] as const;
const WENT_TO = { coming: texts.toComing, waiting: texts.toWaiting, both: texts.toBoth } as const;

/** What is typed and not sent. */
export interface GuestMessageDraft {
  readonly audience: GuestAudience;
  readonly body: string;
}

/** Props of {@link GuestMessages}. */
export interface GuestMessagesProps {
  readonly event: { readonly title: string; readonly timeZone: string };
  /** How many come and wait. */
  readonly counts: Readonly<Record<'coming' | 'waiting', number>>;
  /** What was written so far, the last first; null while it is read, 'failed' where it could not be. */
  readonly sent: readonly GuestMessage[] | 'failed' | null;
  /** What she typed before, as the form begins. */
  readonly draft?: GuestMessageDraft;
  readonly busy: boolean;
  readonly onTyped: (draft: GuestMessageDraft) => void;
  /** Trimmed and never empty. Resolves true when it is sent: the form is emptied then. */
  readonly onSend: (draft: GuestMessageDraft) => Promise<boolean>;
}

function Sent({ message, timeZone }: { message: GuestMessage; timeZone: string }) {
  const { body, audience, recipients, createdAt, author } = message;
  return (
    <li className={css.sentMessage}>
      <p className={css.sentWords}>{body}</p>
      <Text size="small" tone="soft">
        {fillText(recipients === 1 ? texts.sentToOne : texts.sentTo, {
          audience: WENT_TO[audience],
          n: recipients.toLocaleString('en-US'),
          date: formatDateTime(createdAt, timeZone) ?? '',
          author: author ? fullName(author) : texts.somebody,
        })}
      </Text>
    </li>
  );
}

/** A word to those who come to an event, or wait: written, read once more as it will arrive, and sent. */
export function GuestMessages({ event, counts, sent, draft, busy, onTyped, onSend }: GuestMessagesProps) {
  const id = useId();
  const [typed, setTyped] = useState<GuestMessageDraft>(draft ?? { audience: 'coming', body: '' });
  const [checked, setChecked] = useState(false);
  const [asking, setAsking] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  // The pressed button is gone: who goes by keyboard goes on from here, and no second press of Enter sends it.
  useEffect(() => {
    if (asking) safe.current?.focus();
    else if (wasAsking.current) box.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  // Sent or not, what was asked is answered.
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy) setAsking(false);
    wasBusy.current = busy;
  }, [busy]);
  const people = { ...counts, both: counts.coming + counts.waiting };
  const n = people[typed.audience];
  const isMissing = typed.body.trim() === '';
  const type = (change: Partial<GuestMessageDraft>) => {
    const now = { ...typed, ...change };
    setTyped(now);
    onTyped(now);
  };
  const ask = () => {
    setChecked(true);
    if (isMissing || characterCount(typed.body) > BODY_LIMIT) box.current?.focus();
    else if (n > 0) setAsking(true);
  };
  const send = async () => {
    if (!(await onSend({ ...typed, body: typed.body.trim() }))) return;
    setTyped({ audience: typed.audience, body: '' });
    setChecked(false);
  };
  const count = n.toLocaleString('en-US');
  return (
    <Surface as="section" aria-labelledby={id} className={css.messages}>
      <div className={css.messageParts}>
        <Heading level={2} size="card" id={id}>
          {texts.title}
        </Heading>
        {asking ? (
          <StatusNote
            tone="warn"
            title={n === 1 ? texts.confirmTitleOne : fillText(texts.confirmTitle, { n: count })}
            actions={
              <Inline gap="2">
                <Button size="small" busy={busy} busyLabel={texts.sending} onPress={() => void send()}>
                  {texts.confirm}
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  ref={safe}
                  onPress={() => {
                    if (!busy) setAsking(false);
                  }}
                >
                  {texts.back}
                </Button>
              </Inline>
            }
          >
            <Text size="small" tone="soft">
              {fillText(texts.subject, { event: event.title })}
            </Text>
            <p className={css.sentWords}>{typed.body.trim()}</p>
          </StatusNote>
        ) : (
          <form
            className={css.messageForm}
            noValidate
            onSubmit={(submit) => {
              submit.preventDefault();
              if (!busy) ask();
            }}
          >
            <Text size="small" tone="soft">
              {texts.hint}
            </Text>
            <RadioGroup
              label={texts.audience}
              look="segments"
              options={AUDIENCES.map((value) => ({
                value,
                label: fillText(texts[value], { n: people[value].toLocaleString('en-US') }),
              }))}
              value={typed.audience}
              {...(checked && n === 0 && { error: texts.nobody })}
              onValueChange={(audience) => type({ audience })}
            />
            <Field
              label={texts.body}
              className={css.messageField}
              hint={texts.bodyHint}
              {...(checked && isMissing && { error: texts.missing })}
            >
              {(control) => (
                <Textarea
                  {...control}
                  ref={box}
                  rows={4}
                  value={typed.body}
                  limit={BODY_LIMIT}
                  onValueChange={(body) => type({ body })}
                />
              )}
            </Field>
            <Button type="submit" size="small">
              {n === 1 ? texts.sendOne : fillText(texts.send, { n: count })}
            </Button>
          </form>
        )}
        <Heading level={3} size="card">
          {texts.sent}
        </Heading>
        {sent === null ? (
          <Skeleton shape="text" />
        ) : sent === 'failed' ? (
          <Text tone="soft">{texts.loadFailed}</Text>
        ) : sent.length === 0 ? (
          <Text tone="soft">{texts.nothingSent}</Text>
        ) : (
          <ul className={css.sentList}>
            {sent.map((message) => (
              <Sent key={message.id} message={message} timeZone={event.timeZone} />
            ))}
          </ul>
        )}
      </div>
    </Surface>
  );
}
