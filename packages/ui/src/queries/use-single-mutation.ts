import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that is under way once. */
export interface SingleMutation<Answer, Input, Kept>
  extends Omit<UseMutationResult<Answer, DefaultError, Input, Kept>, 'mutateAsync'> {
  /** As `mutate`; whether it was done by this press. */
  readonly attempt: (input: Input) => Promise<boolean>;
}

/**
 * A mutation that one press begins and a second one, made before the page is drawn anew, does not: while it is under way
 * `mutate` does nothing.
 */
export function useSingleMutation<Answer, Input, Kept = unknown>(
  options: UseMutationOptions<Answer, DefaultError, Input, Kept>,
): SingleMutation<Answer, Input, Kept> {
  const isOnItsWay = useRef(false);
  const { mutateAsync, ...mutation } = useMutation(options);
  const once = async (...press: Parameters<typeof mutateAsync>): Promise<boolean> => {
    if (isOnItsWay.current) return false;
    isOnItsWay.current = true;
    try {
      await mutateAsync(...press);
      return true;
    } catch {
      // What became of it is told by the options.
      return false;
    } finally {
      isOnItsWay.current = false;
    }
  };
  return { ...mutation, mutate: (...press) => void once(...press), attempt: (input) => once(input) };
}
