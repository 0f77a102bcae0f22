/** `pnpm stack`: runs the local stack until it is told to end. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
// Ahead of the rest, which takes its time to load: it notes who the parent is.
import './launchers.ts';

// Half of the time until the stack is ready goes into reading code; the second start reads it compiled.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/sorella-compiled', import.meta.url)));
const { runCommand } = await import('./command.ts');
await runCommand();
