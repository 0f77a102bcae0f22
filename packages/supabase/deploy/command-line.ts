import path from 'node:path';
import { parseArgs } from 'node:util';
import { addressComplaint } from './postgres.ts';

/** What `backup` and `restore` are told. */
export interface Arguments {
  readonly database: string;
  readonly folder: string;
}

function parsed(folderOption: 'to' | 'from') {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      to: { type: 'string' },
      from: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { help: values.help, database: values.database, folder: values[folderOption] };
}

function stop(code: number, text: string): never {
  (code === 0 ? console.log : console.error)(text);
  process.exit(code);
}

/** Reads the arguments; ends the process, before anything is done, with its help or with what is wrong with them. */
export function readArguments(help: string, folderOption: 'to' | 'from'): Arguments {
  let told: ReturnType<typeof parsed>;
  try {
    told = parsed(folderOption);
  } catch (error) {
    return stop(2, `${wordsOf(error)}\n\n${help}`);
  }
  if (told.help) stop(0, help);
  if (told.database === undefined || told.folder === undefined) return stop(2, help);
  const complaint = addressComplaint(told.database);
  if (complaint !== undefined) stop(2, `${complaint}\nNothing was done.`);
  // Package managers start a script in the repository's own folder.
  return { database: told.database, folder: path.resolve(process.env['INIT_CWD'] ?? '', told.folder) };
}

function wordsOf(error: unknown): string {
  // A host of several addresses fails once for each.
  if (error instanceof AggregateError) return error.errors.map(wordsOf).join('\n');
  return error instanceof Error ? error.message : String(error);
}

/** Does the work of a command. When it fails the process ends with what was said and how things stand. */
export async function saysWhatFailed(standing: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`${wordsOf(error)}\n${standing}`);
    process.exitCode = 1;
  }
}
