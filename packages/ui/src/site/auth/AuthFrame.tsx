import type { ReactNode } from 'react';
import { AuthSentence } from './AuthSentence.tsx';
import * as css from './auth-frame.css.ts';

/** Props of {@link AuthFrame}. */
export interface AuthFrameProps {
  /** One sentence beside the form. */
  readonly sentence: string;
  /** The form. */
  readonly children: ReactNode;
}

/** A small form; where there is room, the gate and a sentence stand beside it. */
export function AuthFrame({ sentence, children }: AuthFrameProps) {
  return (
    <div className={css.root}>
      <div className={css.form}>{children}</div>
      <div className={css.beside}>
        <AuthSentence>{sentence}</AuthSentence>
      </div>
    </div>
  );
}
