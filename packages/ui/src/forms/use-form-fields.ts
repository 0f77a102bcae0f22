import { type FieldErrors, isValid } from '@sorella/core/domain/validation';
import { useRef, useState } from 'react';
import { useAfterPress } from '../primitives/use-after-press.ts';

/**
 * What every form does with its errors: a field is not called wrong before it was left or all of it was to be sent;
 * then the first wrong one takes the focus. `order` are the fields as they stand, each the `name` of its control.
 */
export function useFormFields<Field extends string>(order: readonly Field[], errors: FieldErrors<Field>) {
  const form = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const focus = (field: Field) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  return {
    form,
    focus,
    /** The `error` of a Field, once it may be said. */
    errorOf: (field: Field) =>
      left.has(field) && errors[field] !== undefined ? { error: errors[field] } : {},
    leave: (field: Field) => {
      if (!left.has(field)) afterPress(() => setLeft((known) => new Set([...known, field])));
    },
    /** Whether a field is shown as wrong. */
    hasShownErrors: order.some((field) => left.has(field) && errors[field] !== undefined),
    /** Goes on when all is right; otherwise says what is not, and leads to the first. */
    whenRight: (go: () => void) => {
      setLeft(new Set(order));
      const wrong = order.find((field) => errors[field] !== undefined);
      if (wrong !== undefined) focus(wrong);
      else if (isValid(errors)) go();
    },
  };
}
