import { createElement, Fragment, type ReactNode } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { type Tool, worldTools } from './look.ts';

// Storybook builds its frame with another JSX than the rest: what is drawn there is written without.

function WorldTool({ name, tool }: { name: keyof typeof worldTools; tool: Tool }) {
  const [globals, updateGlobals] = useGlobals();
  const current: unknown = globals[name];
  return createElement(
    Select,
    {
      ariaLabel: tool.label,
      tooltip: tool.label,
      options: tool.choices.map(({ value, title }) => ({ value, title })),
      defaultOptions: [typeof current === 'string' ? current : tool.choices[0].value],
      onSelect: (value) => updateGlobals({ [name]: value }),
    },
    tool.label,
  );
}

/** Persona, network and clock: shown beside stories that are drawn in a world. */
export function WorldTools(): ReactNode {
  const world: unknown = useParameter('world');
  if (!world) return null;
  return createElement(
    Fragment,
    null,
    createElement(WorldTool, { name: 'persona', tool: worldTools.persona }),
    createElement(WorldTool, { name: 'network', tool: worldTools.network }),
    createElement(WorldTool, { name: 'clock', tool: worldTools.clock }),
  );
}
