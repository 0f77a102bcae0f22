import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that one press begins and a second one, made before the page is drawn anew, does not: while it is under way
 * `mutate` does nothing.
 */
export function useSingleMutation<Answer, Input, Kept = unknown>(
  options: UseMutationOptions<Answer, DefaultError, Input, Kept>,
): Omit<UseMutationResult<Answer, DefaultError, Input, Kept>, 'mutateAsync'> {
  const isOnItsWay = useRef(false);
  const { mutateAsync, ...mutation } = useMutation(options);
  return {
    ...mutation,
    mutate: (...press) => {
      if (isOnItsWay.current) return;
      isOnItsWay.current = true;
      // What became of it is told by the options.
      void mutateAsync(...press)
        .catch(() => undefined)
        .finally(() => {
          isOnItsWay.current = false;
        });
    },
  };
}
