// The last step of a build: puts it into the place of the one before as a whole, so that a server finds no half of one.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = (name: string) => join(import.meta.dirname, name);
const before = folder('dist-before');

rmSync(before, { recursive: true, force: true });
if (existsSync(folder('dist'))) renameSync(folder('dist'), before);
renameSync(folder('dist-next'), folder('dist'));
rmSync(before, { recursive: true, force: true });
