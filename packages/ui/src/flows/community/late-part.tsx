import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A part of a page whose code comes after the first picture. Unlike with `React.lazy` its failure takes nothing
 * else down: the page stands, and `missing` (nothing by default) stands in its place. A browser does not ask
 * again for code that it could not get, only a new page does: see `watchMissingCode`.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;

  return function LatePart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);

    useEffect(() => {
      if (loaded) return undefined;
      let left = false;
      load().then(
        (component) => {
          loaded = component;
          if (!left) setPart(() => component);
        },
        () => {
          if (!left) setFailed(true);
        },
      );
      return () => {
        left = true;
      };
    }, []);

    if (Part) return <Part {...props} />;
    return failed ? missing : null;
  };
}
