import { Select } from 'storybook/internal/components';
import { useGlobals, useParameter } from 'storybook/manager-api';
import { type Tool, worldTools } from './look.ts';

function WorldTool({ name, tool }: { name: keyof typeof worldTools; tool: Tool }) {
  const [globals, updateGlobals] = useGlobals();
  const current: unknown = globals[name];
  return (
    <Select
      ariaLabel={tool.label}
      tooltip={tool.label}
      options={tool.choices.map(({ value, title }) => ({ value, title }))}
      defaultOptions={[typeof current === 'string' ? current : tool.choices[0].value]}
      onSelect={(value) => updateGlobals({ [name]: value })}
    >
      {tool.label}
    </Select>
  );
}

/** Persona, network and clock: shown beside stories that are drawn in a world. */
export function WorldTools() {
  const world: unknown = useParameter('world');
  if (!world) return null;
  return (
    <>
      <WorldTool name="persona" tool={worldTools.persona} />
      <WorldTool name="network" tool={worldTools.network} />
      <WorldTool name="clock" tool={worldTools.clock} />
    </>
  );
}
