import { QUEUE_NAMES, QUEUES } from '../commands/queues.ts';
import type { OutboxChange } from '../outbox.types.ts';
import { edits, markNumber } from './edits.ts';
import { brokenLaws, sendable } from './laws.ts';
import { markOf } from './model-server.ts';
import {
  createOutboxWorld,
  type Delivery,
  type OutboxWorldOptions,
  type Tab,
  USERS,
} from './outbox-world.ts';
import { createRandom } from './random.ts';
import type { Act, Schedule } from './schedule.ts';

/** The shares of requests and of answers that never come. */
const LOST = 0.15;
const BUSY = 0.03;
/** How likely a tab dies at an await. */
const DEATH = 0.01;
/** Steps after the script's last act; then everything is mended. */
const AFTERMATH = 40;
/** Timers that a mended device may need until all is sent. */
const PATIENCE = 60;

const EVENTS = ['00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000e2'];

/** A schedule that is being run. */
interface ScheduleRun {
  /** Lets one thing happen; false when it is over. Between two calls all promises must have come to rest. */
  step(): boolean;
  /** What was broken, once it is over. */
  broken(): readonly string[];
}

/** Runs a schedule step by step. `spoil` breaks the outbox's parts on purpose. */
function runSchedule(schedule: Schedule, spoil?: OutboxWorldOptions['spoil']): ScheduleRun {
  const random = createRandom(schedule.seed);
  let online = true;
  let mended = false;
  let marks = 0;
  let next = 0;
  let aftermath = AFTERMATH;
  let broken: readonly string[] | undefined;
  const garbage: string[] = [];
  const created: string[] = [];
  const shown = new Set<string>();

  function deliver(): Delivery {
    if (mended) return 'arrives';
    if (!online) return 'lost';
    if (random.chance(LOST)) return random.chance(0.5) ? 'lost' : 'late';
    if (random.chance(LOST)) return 'answer-lost';
    return random.chance(BUSY) ? 'busy' : 'arrives';
  }

  const world = createOutboxWorld({
    deliver,
    refuses: (mark) => mark.endsWith('7'),
    ...(spoil ? { spoil } : {}),
  });
  const { steps, storage, server } = world;
  storage.blocked = schedule.blocked;
  storage.late = schedule.late;
  storage.closed = schedule.closed;
  for (let count = 0; count < schedule.tabs; count += 1) world.openTab();

  const tabAt = (index: number): Tab | undefined => world.tabs[index % Math.max(world.tabs.length, 1)];

  function newMark(): string {
    marks += 1;
    return markNumber(marks);
  }

  function edit(tab: Tab, what: (Act & { do: 'edit' })['what'], looked: boolean) {
    const mark = newMark();
    const base = (entity: string) => {
      if (!looked) return null;
      const seen = tab.seen.get(entity) ?? server.versionOf(entity);
      tab.seen.set(entity, seen);
      return seen;
    };
    let entity: string;
    let change: OutboxChange;
    if (what === 'profile') {
      entity = `profile:${String(tab.user)}`;
      change = edits.profile(mark, base(entity));
    } else if (what === 'create') {
      entity = `event:${mark}`;
      created.push(mark);
      change = edits.create(mark);
    } else if (what === 'update') {
      const events = [...EVENTS, ...created.slice(-1)];
      const eventId = events[random.below(events.length)] ?? mark;
      entity = `event:${eventId}`;
      change = edits.update(mark, eventId, base(entity));
    } else {
      entity = `admin:${mark}`;
      change = edits.admin(mark);
    }
    world.submit(tab, mark, change, entity);
  }

  function decide(tab: Tab, { how, which }: Act & { do: 'decide' }) {
    const { entries } = tab.outbox.getSnapshot();
    const open = how === 'discard' ? entries : entries.filter(({ status }) => status.state !== 'waiting');
    const entry = open[which % Math.max(open.length, 1)];
    const told = entry && world.edits.get(markOf(entry));
    if (!entry || !told) return;
    if (how === 'discard') told.discarded = true;
    if (how === 'overwrite' && entry.status.state === 'conflict')
      told.overwrites = Math.max(told.overwrites, server.numberOf(entry.status.version ?? 'v0'));
    tab.outbox[how](entry.operationId).catch(() => undefined);
  }

  /** All pages are closed, and what they left lies as an earlier release stored it: in one list for each queue. */
  function upgrade() {
    for (let tab = tabAt(0); tab; tab = tabAt(0)) world.crash(tab);
    for (const { key } of Object.values(QUEUES)) {
      if (storage.values.has(key)) continue;
      const records = [...storage.values].filter(
        ([name, text]) => name.startsWith(`${key}/`) && text.endsWith('}'),
      );
      if (records.length === 0) continue;
      storage.values.set(key, `[${records.map(([, text]) => text).join()}]`);
      for (const [name] of records) storage.values.delete(name);
    }
    world.openTab();
  }

  function spill(queue: number) {
    const key = QUEUES[QUEUE_NAMES[queue % QUEUE_NAMES.length] ?? 'events'].key;
    const store = storage.storeOf({ alive: true });
    void store.exclusively('outbox', async () => {
      const mark = `garbage-${garbage.length}-`;
      garbage.push(mark);
      const value = storage.values.get(key);
      if (random.chance(0.5)) storage.values.set(`${key}/${mark}`, `{"what":"${mark}`);
      else if (value?.startsWith('[')) storage.values.set(key, `[{"what":"${mark}"},${value.slice(1)}`);
      else if (value === undefined) storage.values.set(key, `{"what":"${mark}`);
      else garbage.pop();
    });
  }

  function act(what: Act) {
    switch (what.do) {
      case 'offline':
        online = false;
        return;
      case 'online':
        online = true;
        for (const { outbox } of world.tabs) void outbox.sync({ resumed: true });
        return;
      case 'open':
        if (world.tabs.length < 2) world.openTab();
        return;
      case 'time':
        steps.ring();
        return;
      case 'upgrade':
        upgrade();
        return;
      case 'set-back':
        steps.setBack(3_600_000);
        return;
      case 'user':
        world.session = USERS[what.user] ?? null;
        for (const tab of world.tabs)
          steps.add(tab, () => {
            tab.user = world.session;
            tab.seen.clear();
            tab.outbox.setUser(tab.user);
            void tab.outbox.sync();
          });
        return;
      case 'disturb':
        server.disturb(
          [`profile:${USERS[0]}`, `profile:${USERS[1]}`, ...EVENTS.map((id) => `event:${id}`)][what.entity] ??
            '',
        );
        return;
      case 'quota': {
        const { room } = what;
        let size = 0;
        for (const [key, value] of storage.values) size += key.length + value.length;
        storage.quota = room === null ? Number.POSITIVE_INFINITY : size + room;
        return;
      }
      case 'garbage':
        spill(what.queue);
        return;
      default: {
        const tab = tabAt(what.tab);
        if (!tab) return;
        if (what.do === 'edit') edit(tab, what.what, what.looked);
        else if (what.do === 'decide') decide(tab, what);
        else if (what.do === 'look') tab.seen.clear();
        else die(tab);
      }
    }
  }

  /** Half of those who die have just done something whose answer they do not hear. */
  function die(tab: Tab) {
    tab.alive = false;
    if (steps.count() > 0 && random.chance(0.5)) steps.take(random.below(steps.count()));
    world.crash(tab);
    if (random.chance(0.8)) world.openTab();
  }

  const takeAny = () => steps.take(random.below(steps.count()));

  function goOn() {
    const tab = schedule.deadly && random.chance(DEATH) ? tabAt(random.below(2)) : undefined;
    if (tab) die(tab);
    else if (steps.count() > 0 && random.chance(0.85)) takeAny();
    else if (next < schedule.script.length) {
      const what = schedule.script[next];
      next += 1;
      if (what) act(what);
    } else {
      aftermath -= 1;
      if (steps.count() > 0) takeAny();
      else if (!steps.ring()) aftermath = 0;
    }
  }

  const healing: string[] = [...USERS];
  let patience = PATIENCE;

  /** Everything works again: each user opens the page once and waits until all is sent. */
  function heal() {
    if (steps.count() > 0) {
      takeAny();
      return;
    }
    const [tab] = world.tabs;
    const entries = tab?.outbox.getSnapshot().entries ?? [];
    if (sendable(entries).length > 0) {
      if (patience > 0 && steps.ring()) {
        patience -= 1;
        return;
      }
      for (const entry of sendable(entries)) world.broken.push(`stuck: ${markOf(entry)} is never sent`);
    }
    for (const entry of entries) shown.add(markOf(entry));
    healing.shift();
    if (tab) world.crash(tab);
    patience = PATIENCE;
    world.session = healing[0] ?? null;
    if (healing.length > 0) world.openTab();
  }

  return {
    step() {
      if (broken) return false;
      if (!mended && (next < schedule.script.length || aftermath > 0)) goOn();
      else if (!mended) {
        mended = true;
        storage.quota = Number.POSITIVE_INFINITY;
        storage.blocked = false;
        for (let tab = tabAt(0); tab; tab = tabAt(0)) world.crash(tab);
        world.session = USERS[0];
        world.openTab();
      } else if (healing.length > 0) heal();
      else {
        const kept = [...storage.values.values()].join('\n');
        const gone = garbage.filter((mark) => !kept.includes(mark));
        broken = [...brokenLaws(world, shown), ...gone.map((mark) => `unread: ${mark} was deleted`)];
      }
      return broken === undefined;
    },
    broken: () => broken ?? [],
  };
}

/** A life in which a law was broken. */
export interface BrokenLife {
  schedule: Schedule;
  broken: readonly string[];
}

/** Runs one schedule to its end; `rest` resolves when all promises have come to rest. */
export async function live(
  schedule: Schedule,
  rest: () => Promise<void>,
  spoil?: OutboxWorldOptions['spoil'],
): Promise<BrokenLife | null> {
  const run = runSchedule(schedule, spoil);
  while (run.step()) await rest();
  return run.broken().length > 0 ? { schedule, broken: run.broken() } : null;
}
