import type { ReplayOptions } from '@sorella/core/data-port';

/** The arguments of a procedure that make it safe to repeat; those that are not given are left out. */
export function replayArguments({ operationId, expectedUpdatedAt }: ReplayOptions) {
  return {
    ...(operationId === undefined ? {} : { operation_id: operationId }),
    ...(expectedUpdatedAt === undefined ? {} : { expected_updated_at: expectedUpdatedAt }),
  };
}
