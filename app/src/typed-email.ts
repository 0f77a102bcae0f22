import { useEffect, useState } from 'react';

/*
 * The address that the visitor typed on one page, for the form on the next. It is no draft: it travels in memory and
 * is forgotten as soon as that page has it. What is stored, or stands in the history, lies there also for whoever comes next.
 */

let typed: { readonly page: string; readonly email: string } | null = null;

/** Gives the page that is opened next what was typed on this one; nothing takes the place of what was given before. */
export function carryEmail(page: string, email: string | undefined): void {
  typed = email ? { page, email } : null;
}

/** What was typed for this page when it was opened. */
export function useTypedEmail(page: string): string | undefined {
  const [email] = useState(() => (typed?.page === page ? typed.email : undefined));
  useEffect(() => carryEmail(page, undefined), [page]);
  return email;
}
