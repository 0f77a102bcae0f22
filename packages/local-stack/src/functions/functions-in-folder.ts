import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { FunctionFinder, FunctionHandler } from './functions-host.ts';

const moduleShape = z.object({ handler: z.custom<FunctionHandler>((value) => typeof value === 'function') });
const functionName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The functions of a folder `supabase/functions`, each loaded with its first call. */
export function functionsIn(folder: string): FunctionFinder {
  const loaded = new Map<string, Promise<FunctionHandler>>();
  return (name) => {
    const file = path.join(folder, name, 'handler.ts');
    if (!functionName.test(name) || !existsSync(file)) return undefined;
    const handler =
      loaded.get(name) ?? import(pathToFileURL(file).href).then((code) => moduleShape.parse(code).handler);
    loaded.set(name, handler);
    return handler;
  };
}
