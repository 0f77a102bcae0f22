import { describe, expect, it } from 'vitest';
import { ADMIN, MAYA } from './support/demo-world.ts';
import type { Actor } from './support/identity.ts';
import { callWith, LONG, longTextCases } from './support/long-texts.ts';
import { connect, play } from './support/scene.ts';

const cases = await connect().then(async (client) => {
  const found = await longTextCases(client);
  await client.end();
  return found;
});

describe('A text of 100 KB', () => {
  it('is sent to every procedure that takes one', () => {
    expect(cases.map(({ title }) => title)).toContain('list_events, city');
    expect(cases.length).toBeGreaterThan(40);
  });

  // That a refusal costs no more than a usual call is measured by `pnpm bench:long-texts`.
  it.each(cases)('is refused: $title (A-92)', async (each) => {
    const people: Actor[] = each.procedure.visitors ? ['visitor', MAYA] : [MAYA, ADMIN];
    for (const who of people) {
      for (const [kind, long] of Object.entries(LONG[each.argument.type] ?? {})) {
        await play(async (scene) => {
          const { sql, values } = callWith(each, who, long);
          expect(await scene.refusal(who, sql, ...values), `${kind}, as ${who}`).not.toBe('allowed');
        });
      }
    }
  });

  it('is not said again in the refusal', async () => {
    await play(async (scene) => {
      const changes = JSON.stringify({ ['x'.repeat(2_000)]: 1 });
      const said = await scene.as(MAYA, 'select update_own_profile($1, $2)', MAYA, changes).then(
        () => 'allowed',
        (error: unknown) => (error instanceof Error ? error.message : ''),
      );
      expect(said).toContain('xxx');
      expect(said.length).toBeLessThan(300);
    });
  });
});
