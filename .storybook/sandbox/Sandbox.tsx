import { useAppServices } from '@sorella/ui';
import { useQueryClient } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { addons } from 'storybook/preview-api';
import { createAppRouter } from '../../app/src/router.tsx';
import { PATH_CHANGED, pathIn } from './open-path.ts';
import './sandbox.css';

/** Props of {@link Sandbox}. */
export interface SandboxProps {
  /** Where it opens, unless the address asks for another page. */
  path: string;
  /** The showing of the story: one goes on where it was when the persona or the clock changes. */
  showing?: AbortSignal;
}

/** Where each showing was last. */
const places = new WeakMap<AbortSignal, string>();

/** The whole app on the demo world: its own pages and addresses, the real backend's rules, and no server. */
export function Sandbox({ path, showing }: SandboxProps) {
  const services = useAppServices();
  const queries = useQueryClient();
  const [history] = useState(() =>
    createMemoryHistory({
      initialEntries: [(showing && places.get(showing)) ?? pathIn(window.location.search) ?? path],
    }),
  );
  const [router] = useState(() => createAppRouter({ services, queries }, { history }));
  const [here, setHere] = useState(history.location.href);
  useEffect(
    () =>
      history.subscribe(({ location }) => {
        setHere(location.href);
        if (showing) places.set(showing, location.href);
        addons.getChannel().emit(PATH_CHANGED, location.href);
      }),
    [history, showing],
  );
  // The router leaves itself on the page, where Storybook's log of presses would find it and read all that it holds.
  useEffect(() => () => void Reflect.deleteProperty(globalThis, '__TSR_ROUTER__'), []);
  return (
    <>
      <AddressBar key={here} here={here} onGo={(to) => history.push(to)} />
      <RouterProvider router={router} />
    </>
  );
}

function AddressBar({ here, onGo }: { here: string; onGo: (path: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(here);
  const go = (event: FormEvent) => {
    event.preventDefault();
    onGo(typed.startsWith('/') ? typed : `/${typed}`);
  };
  return (
    <form className="sandbox-bar" onSubmit={go} aria-label="Address of the sandbox">
      <label htmlFor={id}>Path</label>
      <input
        id={id}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        spellCheck={false}
        autoComplete="off"
      />
      <button type="submit">Go</button>
    </form>
  );
}
