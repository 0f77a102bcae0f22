import { idOfState } from './addresses.ts';

/** States by name, each leading to its section. Several stand for a machine that is in several at once. */
export function StateLink({ name }: { name: string }) {
  return name.split(' + ').map((path, index) => (
    <span key={path}>
      {index > 0 && ' and '}
      <a className="atlas-path" href={`#${idOfState(path)}`} target="_self">
        {path}
      </a>
    </span>
  ));
}
