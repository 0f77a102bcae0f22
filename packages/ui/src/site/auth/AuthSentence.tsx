import { Arch } from '../../art/hero/Arch.tsx';
import * as css from './auth-frame.css.ts';

/** The gate, and what she comes in for. */
export function AuthSentence({ children }: { readonly children: string }) {
  return (
    <div className={css.gate}>
      <Arch className={css.arch} />
      <p className={css.sentence}>{children}</p>
    </div>
  );
}
