import { knownTimeZones } from '@sorella/core/domain/geography/time-zones';
import type { SelectOption } from '../../primitives/Select.tsx';

/** All that the browser knows, or what places are known by where it names none. */
function allZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : knownTimeZones();
}

/** The zones to choose from, `current` among them, in the order of their names. */
export function timeZoneOptions(current: string): readonly SelectOption[] {
  return [...new Set(['UTC', ...allZones(), current])]
    .toSorted((one, other) => one.localeCompare(other, 'en-US'))
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
