import { adminAdd } from './admin-add.ts';
import { arrivalNote } from './arrival-note.ts';
import type { Command } from './command.types.ts';
import { eventCreate } from './event-create.ts';
import { eventUpdate } from './event-update.ts';
import { profileUpdate } from './profile-update.ts';

/** The one list of what can be edited without a connection. A new command is a file here and a line. */
const LISTED = [profileUpdate, eventCreate, eventUpdate, adminAdd, arrivalNote] as const;

type ChangeOf<Listed> = Listed extends Command<infer Change> ? Change : never;

/** What can be edited without a connection, one of the listed commands. */
export type OutboxChange = ChangeOf<(typeof LISTED)[number]>;

/** All commands, each asked only for edits of its own kind. */
export const COMMANDS: readonly Command<OutboxChange>[] = LISTED;

const BY_KIND = new Map<string, Command<OutboxChange>>(COMMANDS.map((command) => [command.kind, command]));

/** The command that an edit is of. */
export function commandOf({ kind }: OutboxChange): Command<OutboxChange> {
  const command = BY_KIND.get(kind);
  if (!command) throw new TypeError(`There is no outbox command '${kind}'.`);
  return command;
}
