import { createElement, Fragment, type ReactNode } from 'react';
import { Select } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { lookTools, type Tool, worldTools } from './look.ts';

// Storybook builds its frame with another JSX than the rest: what is drawn there is written without.

function GlobalTool({ name, tool }: { name: string; tool: Tool }) {
  const [globals, updateGlobals, storyGlobals] = useGlobals();
  const [usual] = tool.choices;
  const current = tool.choices.find(({ value }) => value === globals[name]) ?? usual;
  return createElement(
    Select,
    {
      ariaLabel: tool.label,
      tooltip: tool.label,
      options: tool.choices.map(({ value, title }) => ({ value, title })),
      defaultOptions: [current.value],
      // A tool that nobody has touched says what it is for, another one what it is set to.
      showSelectedOptionTitle: false,
      disabled: name in storyGlobals,
      onSelect: (value) => updateGlobals({ [name]: value }),
    },
    current === usual ? tool.label : current.title,
  );
}

const toolsOf = (tools: Readonly<Record<string, Tool>>): ReactNode =>
  createElement(
    Fragment,
    null,
    ...Object.entries(tools).map(([name, tool]) => createElement(GlobalTool, { key: name, name, tool })),
  );

/** Theme, text size, contrast, motion and grid. */
export const LookTools = (): ReactNode => toolsOf(lookTools);

/** Persona, network and clock: shown beside stories that are drawn in a world. */
export function WorldTools(): ReactNode {
  const world: unknown = useParameter('world');
  return world ? toolsOf(worldTools) : null;
}
