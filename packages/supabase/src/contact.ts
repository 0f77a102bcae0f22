import { type Contact, DataError } from '@sorella/core/data-port';
import type { Connection } from './connection.ts';
import { mapError } from './map-error.ts';

/** A browser's, Node's or a test's own. */
const isResponse = (value: unknown): value is Response =>
  typeof value === 'object' && value !== null && 'json' in value && 'headers' in value;

/** What a refusal of a function says, and how long it wants to be left alone. */
async function refusalOf(answer: Response): Promise<DataError> {
  const body: unknown = await answer.json().catch(() => null);
  const said: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;
  const failure = { message: typeof said === 'string' ? said : '', status: answer.status };
  const { code, serverMessage } = mapError(failure, { signedIn: false });
  const seconds = Number(answer.headers.get('retry-after'));
  return new DataError(code, {
    cause: failure,
    ...(serverMessage === undefined ? {} : { serverMessage }),
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  });
}

/** The contact form, through the server function that counts and sends. */
export function createContact(connection: Connection): Contact {
  return {
    async send({ id, name, email, subject, message }) {
      const client = await connection.client();
      const { data, error } = await client.functions.invoke<unknown>('send-contact-email', {
        body: { id, name, email, subject, message },
      });
      // Either the answer that refused, or what the browser said of a failed fetch.
      const context: unknown = Reflect.get(Object(error), 'context');
      if (isResponse(context)) throw await refusalOf(context);
      if (error) throw mapError(context ?? error, { signedIn: false });
      const said: unknown =
        typeof data === 'object' && data !== null ? Reflect.get(data, 'error') : undefined;
      if (typeof said === 'string') throw new DataError('unexpected', { serverMessage: said });
    },
  };
}
