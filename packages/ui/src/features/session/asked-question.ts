import { perApp } from '../../runtime/per-app.ts';

/** What is asked before she signs out, whichever page is open. */
export interface SignOutQuestion {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
}

/** The question that is asked now; null while none is. */
export const askedQuestionOf = perApp(() => {
  let asked: SignOutQuestion | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => asked,
    set(next: SignOutQuestion | null) {
      asked = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
});
