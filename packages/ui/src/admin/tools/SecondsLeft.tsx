import { DECISION_TAKE_BACK_MS } from '@sorella/core/domain/limits';
import { fillText } from '@sorella/core/notices/notice';
import { decisionTexts } from '@sorella/core/notices/texts/admin-tools.texts';
import { useEffect, useState } from 'react';
import * as table from '../table/table.css.ts';

const SECOND_MS = 1_000;

/** Props of {@link SecondsLeft}. */
export interface SecondsLeftProps {
  /** In milliseconds of `performance.now()`. */
  readonly until: number;
}

/** In how many seconds a decision is sent: for eyes alone, since nobody wants each of them read aloud. */
export function SecondsLeft({ until }: SecondsLeftProps) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const left = Math.min(until - now, DECISION_TAKE_BACK_MS);
  return (
    <span aria-hidden="true" className={table.soft}>
      {fillText(decisionTexts.sentIn, { n: Math.max(1, Math.ceil(left / SECOND_MS)) })}
    </span>
  );
}
