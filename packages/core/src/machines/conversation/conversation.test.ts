import { describe, expect, it } from 'vitest';
import { DataError } from '../../data-port/errors.ts';
import { begin } from '../testing/pure.ts';
import { conversationMachine } from './conversation.machine.ts';
import { canSend, isSending, textOf, unsentOf } from './conversation.selectors.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

function open(draft: unknown = null) {
  let made = 0;
  const newId = () => {
    made += 1;
    return `id ${made}`;
  };
  const input = { otherUserId: 'noor', newId, now: () => NOON };
  return begin(conversationMachine, input).done('read', draft);
}
type Opened = ReturnType<typeof open>;

const typed = (step: Opened, text: string) => step.send({ type: 'draft.edit', text });
const sent = (step: Opened, text = 'hello', online = true) =>
  typed(step, text).send({ type: 'message.send', online });
const taken = { id: 'id 1', content: 'hello' };

describe('a conversation', () => {
  it('sends trimmed text, and never what shows nothing or is too long (R-183, R-184)', () => {
    expect(unsentOf(sent(open(), ' hello\n').snapshot)).toEqual([
      { id: 'id 1', content: 'hello', writtenAt: NOON, progress: 'sending' },
    ]);
    for (const text of ['', ' \n', '\u200b', 'x'.repeat(4_001)]) {
      const step = sent(open(), text);
      expect([isSending(step.snapshot), canSend(step.snapshot), textOf(step.snapshot)]).toEqual([
        false,
        false,
        text,
      ]);
    }
    expect(isSending(sent(open(), '👋'.repeat(4_000)).snapshot)).toBe(true);
  });

  it('sends one at a time, while she types the next (R-184)', () => {
    const step = sent(sent(open()), 'and');
    expect([isSending(step.snapshot), canSend(step.snapshot), textOf(step.snapshot)]).toEqual([
      true,
      false,
      'and',
    ]);
    expect(unsentOf(step.snapshot)).toHaveLength(1);
    const done = step.done('send', taken);
    expect(done.emitted).toEqual(['message.sent', 'draft.changed']);
    expect([unsentOf(done.snapshot), textOf(done.snapshot), canSend(done.snapshot)]).toEqual([
      [],
      'and',
      true,
    ]);
  });

  it('tries again under the same id, and lets go what has arrived after all (A-82)', () => {
    const failed = sent(open()).fail('send', new DataError('network'));
    expect(failed.emitted).toEqual(['draft.changed', 'notice:message-send-failed', 'request.failed']);
    expect(unsentOf(failed.snapshot)).toMatchObject([{ id: 'id 1', progress: 'failed' }]);
    const again = failed.send({ type: 'message.retry', id: 'id 1', online: true });
    expect(unsentOf(again.snapshot)).toMatchObject([{ id: 'id 1', progress: 'sending' }]);
    expect(unsentOf(again.done('send', taken).snapshot)).toEqual([]);
    for (const end of [
      { type: 'messages.arrive', ids: ['id 1'] },
      { type: 'message.discard', id: 'id 1' },
    ] as const)
      expect(unsentOf(failed.send(end).snapshot)).toEqual([]);
    // What told of the failure is over with it.
    expect(failed.send({ type: 'messages.arrive', ids: ['id 1'] }).emitted).toContain('messages.arrived');
  });

  it('without a connection keeps the text and says that it was not sent (R-198, A-82)', () => {
    const step = sent(open(), 'hello', false);
    expect([textOf(step.snapshot), unsentOf(step.snapshot), step.emitted]).toEqual([
      'hello',
      [],
      ['notice:message-send-failed'],
    ]);
  });

  it.each([
    ['not-messageable', 'message-not-allowed'],
    ['too-many-messages', 'message-limit-reached'],
    ['feature-off', 'error-feature-off'],
    ['timeout', 'message-send-failed'],
    ['unexpected', 'message-send-failed'],
  ] as const)('says on %s: %s (R-198, A-57, A-92)', (code, notice) => {
    expect(sent(open()).fail('send', new DataError(code)).emitted).toContain(`notice:${notice}`);
  });

  it('goes on with what the device kept, and with what was typed before that was there', () => {
    const draft = { text: 'from before', unsent: [{ id: 'old', content: 'lost', writtenAt: 1 }] };
    const found = open(draft);
    expect([textOf(found.snapshot), unsentOf(found.snapshot)]).toMatchObject([
      'from before',
      [{ id: 'old', progress: 'failed' }],
    ]);
    const input = { otherUserId: 'noor', newId: () => '', now: () => 0 };
    const early = typed(begin(conversationMachine, input), 'new').done('read', draft);
    expect(textOf(early.snapshot)).toBe('new');
    expect(begin(conversationMachine, input).fail('read', new Error('blocked')).snapshot.value).toBe(
      'opened',
    );
  });

  it('keeps what is on its way on the device, in case the tab closes now (A-82)', () => {
    expect(sent(open()).emitted).toEqual(['draft.changed']);
  });
});
