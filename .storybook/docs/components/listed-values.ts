import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { isRecord } from '../../atlas/is-record.ts';
import { isPage } from './component-page.ts';

/** The values of each prop that the plan of a page's matrix lists, as far as they are words. */
function listedIn(page: unknown): Map<string, string[]> {
  const matrix = isPage(page) && 'matrix' in page && isRecord(page.matrix) ? page.matrix : {};
  const rows = isRecord(matrix['rows']) ? Object.entries(matrix['rows']) : [];
  return new Map(
    rows.flatMap(([name, values]): [string, string[]][] =>
      Array.isArray(values) && values.every((value) => typeof value === 'string') ? [[name, values]] : [],
    ),
  );
}

/** Records and elements are told by their type: written as JSON nobody changes them. */
const isRecordType = ({ type }: StrictInputType) =>
  typeof type === 'object' && ['array', 'function', 'intersection', 'object', 'other'].includes(type.name);

/**
 * Has the table of props on a component's page say which words a prop may be, and offer them: its type names a list of
 * the styles, which the reader of types cannot look into, and the matrix goes through the same list.
 */
export const withListedValues: ArgTypesEnhancer = ({ argTypes, parameters }) => {
  if (!isPage(parameters['page'])) return argTypes;
  const listed = listedIn(parameters['page']);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const options = listed.get(name);
      if (!options) return [name, isRecordType(argType) ? { control: false, ...argType } : argType];
      const summary = options.map((option) => `'${option}'`).join(' | ');
      return [
        name,
        {
          control: { type: options.length > 5 ? 'select' : 'inline-radio' },
          ...argType,
          options,
          table: { ...argType.table, type: { summary } },
        },
      ];
    }),
  );
};
// After the types are known from the values, before controls are chosen by them.
withListedValues.secondPass = true;
