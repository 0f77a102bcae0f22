import type * as z from 'zod/mini';
import type { Command } from './command.types.ts';

/** A command as it is written down; `Stored` are its fields in the store, besides those that every entry has. */
interface Definition<Stored, Change extends { kind: string }>
  extends Omit<Command<Change>, 'read' | 'newest'>,
    Partial<Pick<Command<Change>, 'newest'>> {
  readonly schema: z.ZodMiniType<Stored>;
  read(stored: Stored): Change;
}

/** Defines one kind of edit. Everything that the outbox and its list ask of a kind stands in its definition. */
export function defineCommand<Stored, Change extends { kind: string }>({
  schema,
  read,
  newest = async () => null,
  ...rest
}: Definition<Stored, Change>): Command<Change> {
  return {
    ...rest,
    newest,
    read(stored) {
      const { data } = schema.safeParse(stored);
      return data === undefined ? null : read(data);
    },
  };
}
