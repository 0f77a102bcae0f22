import { z } from 'zod';
import { callProcedure } from './database.ts';
import type { FunctionHandler } from './environment.ts';

/** A function whose failures an admin reads of in the overview: each answer from 500 on is counted by its name. */
export const watched =
  (name: string, handler: FunctionHandler): FunctionHandler =>
  async (request, environment) => {
    const answer = await handler(request, environment);
    if (answer.status >= 500)
      await callProcedure(environment, 'note_function_failure', { function_name: name }, z.unknown()).catch(
        (error: unknown) => console.error(error),
      );
    return answer;
  };
