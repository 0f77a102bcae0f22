import { describe, expect, it } from 'vitest';
import { LiveChange } from '../../data-port/live.ts';
import type { OutboxChange } from '../outbox.types.ts';
import { readEntry, storedEntry } from '../outbox-entry.ts';
import { edits, markNumber } from '../testing/edits.ts';
import { COMMANDS, commandOf } from './index.ts';
import { QUEUE_NAMES } from './queues.ts';

const ANNA = '00000000-0000-4000-8000-00000000000a';
const EVENT = '00000000-0000-4000-8000-0000000000e1';

/** One edit of each kind: a new one is asked for by type. */
const SAMPLES: Readonly<Record<OutboxChange['kind'], OutboxChange>> = {
  'profile.update': edits.profile('hello', 'v0'),
  'event.create': edits.create(markNumber(1)),
  'event.update': edits.update('new title', EVENT, null),
  'admin.add': edits.admin(ANNA),
  'arrival.note': edits.arrival(markNumber(3)),
};

const storedOf = (change: OutboxChange) =>
  storedEntry({
    operationId: markNumber(1),
    owner: ANNA,
    sequence: 1,
    entity: commandOf(change).entity(change, ANNA),
    timestamp: 0,
    change,
    status: { state: 'waiting' },
  });

describe.each(COMMANDS)('the command $kind', (command) => {
  const change = SAMPLES[command.kind];

  it('is listed once', () => {
    expect(COMMANDS.filter(({ kind }) => kind === command.kind)).toEqual([command]);
  });

  it('is read as it was stored, from its own queue and from no other (R-162, R-163, R-165)', () => {
    const readFrom = QUEUE_NAMES.filter((queue) => readEntry(queue, storedOf(change)));
    expect(readFrom).toEqual([command.queue]);
    expect(readEntry(command.queue, storedOf(change))?.change).toEqual(change);
  });

  it('tells its fields and a name to the member, and writes what live updates know', () => {
    expect(Object.keys(command.fields(change))).not.toEqual([]);
    expect(command.label(change)).toMatch(/\w/);
    expect(LiveChange.shape.kind.parse(command.writes)).toBe(command.writes);
  });

  it('is sent by a release that knows all of it, and stays unread for one that does not', () => {
    const stored = JSON.stringify(storedOf(change));
    // The edit is the one object in an entry besides its status.
    const withMore = stored.replace(/"(changes|data)":\{/, (found) => `${found}"ofALaterRelease":"hers",`);
    if (withMore === stored) return;
    expect(readEntry(command.queue, JSON.parse(withMore))).toBeNull();
    const outside = { ...storedOf(change), ofALaterRelease: 'a note' };
    expect(readEntry(command.queue, outside)?.change).toEqual(change);
  });

  it('stores what it knows, whatever it is given', () => {
    const text = JSON.stringify(change).replaceAll(
      /"(bio|title)":/g,
      (found) => `"password":"geheim",${found}`,
    );
    const stored = storedOf(JSON.parse(text));
    expect(JSON.stringify(stored)).not.toContain('geheim');
    expect(readEntry(command.queue, stored)?.change).toEqual(change);
  });
});
