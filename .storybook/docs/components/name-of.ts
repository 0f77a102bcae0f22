import { isRecord } from '../../atlas/is-record.ts';
import type { AnyComponent } from './component-page.ts';

/** The name that a component has in its code; a build may have shortened the function's own. */
export function nameOf(component: AnyComponent): string {
  const docs: unknown = Reflect.get(component, '__docgenInfo');
  const name = isRecord(docs) ? docs['displayName'] : undefined;
  return typeof name === 'string' ? name : component.name;
}
