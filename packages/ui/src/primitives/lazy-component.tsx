import { type ComponentType, useEffect, useState } from 'react';
import { onceWorthAnotherTry } from './lazy-code.ts';

/**
 * A part of a page whose code comes after the first picture. Unlike with `React.lazy` its failure takes nothing
 * else down: the page stands, and `missing` (nothing by default) stands in its place, with the same props, until the
 * code is asked for again and comes. It is asked for whenever the part is mounted, and not there yet. Until it answers
 * `waiting` stands there, nothing by default.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing?: ComponentType<Props>,
  waiting?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LazyComponent(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (loaded) return undefined;
      let left = false;
      let leaveOff = () => {};
      const ask = () =>
        void load().then(
          (component) => {
            loaded = component;
            if (!left) setPart(() => component);
          },
          () => {
            if (left) return;
            setFailed(true);
            leaveOff = onceWorthAnotherTry(ask);
          },
        );
      ask();
      return () => {
        left = true;
        leaveOff();
      };
    }, []);

    const Shown = Part ?? (failed ? missing : waiting);
    return Shown ? <Shown {...props} /> : null;
  };
}
