import type { Chart } from '@sorella/core/models';
import { use } from 'react';
import { OpenState } from './open-state.ts';
import { hashOfState } from './state-entry.ts';

/** What a state means, in words. */
export const meaningOf = (chart: Chart, path: string) =>
  chart.states.find((state) => state.path === path)?.says ?? path;

/** States in words, each leading to what is known of it. Several stand for a machine that is in several at once. */
export function StateLink({ chart, name }: { chart: Chart; name: string }) {
  const open = use(OpenState);
  return name.split(' + ').map((path, index) => (
    <span key={path}>
      {index > 0 && ' and '}
      <a
        className="atlas-path"
        href={`#${hashOfState(path)}`}
        target="_self"
        title={path}
        onClick={(event) => {
          event.preventDefault();
          open(path);
        }}
      >
        {meaningOf(chart, path)}
      </a>
    </span>
  ));
}
