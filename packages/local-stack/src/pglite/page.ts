import './page-globals.ts';
import { addresses, functions, settings } from 'virtual:pglite-files';
import type { FunctionFinder } from '../functions/functions-host.ts';
import type { Clock } from './clock.ts';
import { type DatabaseFiles, openDatabase } from './database.ts';
import { type Projects, startProjects } from './projects.ts';

async function fetchFile(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The page's database lacks ${address}: ${answer.status}`);
  return answer;
}

const fileAt = async (address: string) => new Blob([await (await fetchFile(address)).arrayBuffer()]);
const compile = (address: string) => WebAssembly.compileStreaming(fetchFile(address));

async function loadFiles(): Promise<DatabaseFiles> {
  const [pgliteWasmModule, initdbWasmModule, fsBundle, loadDataDir] = await Promise.all([
    compile(addresses.pglite),
    compile(addresses.initdb),
    fileAt(addresses.data),
    fileAt(addresses.dump),
  ]);
  return { pgliteWasmModule, initdbWasmModule, fsBundle, loadDataDir };
}

/** Serves projects of this page from a PGlite of its own; the page is built with the plugin of `vite.ts`. */
export async function startPageProjects(now?: Clock): Promise<Projects> {
  const database = await openDatabase(await loadFiles(), now);
  // Stories hold machines' clocks and let an hour pass at once; the pause between two mails would not pass with it.
  const find: FunctionFinder = (name) => {
    const handler = functions[name];
    return handler && Promise.resolve(handler);
  };
  return startProjects(database, { ...settings, mailPauseSeconds: 0 }, find);
}
