import type { FilledNotice } from '@sorella/core/notices/notice';
import { createContext, type ReactNode, use } from 'react';

/** How to go there. */
export interface NavigateOptions {
  /** The page left, or `origin`, is where the visitor wants to be after signing in. */
  rememberOrigin?: boolean;
  /** An internal path to remember instead of the page left. */
  origin?: string;
  /** The page of what was pressed for on it: whoever joins on the way is led there instead. */
  cameFor?: string;
  /** What the visitor typed as an address, for the form there; never part of the address bar. */
  email?: string;
  /** What is said there of why she was led to it: of a notice that does not stand beside it. */
  because?: FilledNotice;
  /** The visitor has just signed up: the page there says what is left to do. */
  hasJoined?: boolean;
  /** Takes the place of the page in the history. */
  replace?: boolean;
}

/** How a flow goes somewhere; the app makes it from its router. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

const NavigateContext = createContext<Navigate>((to) => {
  window.location.assign(to);
});

const OriginContext = createContext<string | undefined>(undefined);

/** Props of {@link NavigateProvider}. */
export interface NavigateProviderProps {
  readonly navigate: Navigate;
  /** What is remembered on this page as where the visitor wanted to be. */
  readonly origin?: string | undefined;
  readonly children: ReactNode;
}

/** Gives the flows below it the app's way to go somewhere. Without it the browser loads the page. */
export function NavigateProvider({ navigate, origin, children }: NavigateProviderProps) {
  return (
    <NavigateContext value={navigate}>
      <OriginContext value={origin}>{children}</OriginContext>
    </NavigateContext>
  );
}

/** Where the visitor wanted to be before she came to this page; undefined when nothing is remembered. */
export function useOrigin(): string | undefined {
  return use(OriginContext);
}

/** The app's way to go somewhere. */
export function useNavigate(): Navigate {
  return use(NavigateContext);
}
