import { z } from 'zod';
import { callProcedure } from './database.ts';
import type { FunctionEnvironment } from './environment.ts';

/**
 * Counts a contact mail of an address in the database, which knows of every instance of the function. Returns 0 when it
 * may be sent, else the seconds to wait: 5 an hour for an address (of IPv6: for a network, /64), 100 a day for all
 * together, of which no site (/48) takes more than 20.
 *
 * @throws Error when the database could not be asked.
 */
export const secondsToWait = (address: string, environment: FunctionEnvironment): Promise<number> =>
  callProcedure(environment, 'take_contact_mail', { caller_address: address.slice(0, 100) }, z.number());
