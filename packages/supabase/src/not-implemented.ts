import { DataError } from '@sorella/core/data-port';

/** Methods of the port that this adapter does not serve yet; the contract names and counts them. */
export function notImplemented(method: string) {
  return (): Promise<never> =>
    Promise.reject(new DataError('not-implemented', { serverMessage: `${method} is not built yet` }));
}
