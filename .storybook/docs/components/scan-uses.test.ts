import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ComponentUses } from './component-uses.ts';
import { scanUses } from './scan-uses.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** What is found in a design system of these files. */
function usesIn(files: Readonly<Record<string, string>>): Record<string, ComponentUses> {
  const root = mkdtempSync(join(tmpdir(), 'uses-'));
  made.push(root);
  for (const [name, text] of Object.entries({ 'index.ts': '', ...files })) {
    const path = join(root, 'packages', 'ui', 'src', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return scanUses(root);
}

const button = { 'primitives/Button.tsx': 'export function Button() { return null; }' };
const draws = (name: string, ...imports: string[]) =>
  `${imports.join('\n')}\nexport function ${name}() { return null; }`;

describe('who draws a component', () => {
  it('is who imports it, and every flow and screen above', () => {
    const { Button } = usesIn({
      ...button,
      'cards/Card.tsx': draws('Card', "import { Button } from '../primitives/Button.tsx';"),
      'features/events/EventsFlow.tsx': draws('EventsFlow', "import { Card } from '../../cards/Card.tsx';"),
      'screens/EventsScreen.tsx': draws(
        'EventsScreen',
        "import { EventsFlow } from '../features/events/EventsFlow.tsx';",
      ),
    });
    expect(Button).toMatchObject({ drawnBy: ['Card'], flows: ['EventsFlow'], screens: ['EventsScreen'] });
  });

  it('is found through the doors of features, and through code that is fetched late', () => {
    const { Button } = usesIn({
      ...button,
      'features/events/EventsFlow.tsx': draws(
        'EventsFlow',
        "import { Button } from '../../primitives/Button.tsx';",
      ),
      'features/events/index.ts': "export { EventsFlow } from './EventsFlow.tsx';",
      'screens/late.ts': "export const late = () => import('../features/events/EventsFlow.tsx');",
      'screens/EventsScreen.tsx': draws(
        'EventsScreen',
        "import { EventsFlow } from '../features/events/index.ts';",
      ),
      'screens/HomeScreen.tsx': draws('HomeScreen', "import { late } from './late.ts';"),
    });
    expect(Button?.screens).toEqual(['EventsScreen', 'HomeScreen']);
  });

  it('is nobody who names its types, or another thing of its file', () => {
    const { Button } = usesIn({
      'primitives/Button.tsx': 'export const SIZES = 3;\nexport function Button() { return null; }',
      'cards/Types.tsx': draws('Types', "import type { Button } from '../primitives/Button.tsx';"),
      'cards/Sizes.tsx': draws('Sizes', "import { SIZES } from '../primitives/Button.tsx';"),
      'cards/Card.stories.tsx': "import { Button } from '../primitives/Button.tsx';",
    });
    expect(Button?.drawnBy).toEqual([]);
  });
});

describe('the import line', () => {
  it('names the library where the library hands it out, and the file where it does not', () => {
    const { Button, Card } = usesIn({
      ...button,
      'cards/Card.tsx': draws('Card'),
      'index.ts': "export { Button } from './primitives/Button.tsx';",
    });
    expect(Button?.importLine).toBe("import { Button } from '@sorella/ui';");
    expect(Card?.importLine).toBe("import { Card } from '../../cards/Card.tsx';");
  });
});

describe('the page of a component', () => {
  it('is that of the stories about it, before those that show it as a part', () => {
    const stories = (title: string, component: string, parts: string) =>
      `const meta = preview.meta({ title: '${title}', component: ${component}, subcomponents: { ${parts} } });`;
    const { Button, Icon } = usesIn({
      ...button,
      'art/Icon.tsx': draws('Icon'),
      'cards/Card.stories.tsx': stories('Cards/Card', 'Card', 'Button, Icon'),
      'primitives/Button.stories.tsx': stories('Primitives/Button', 'Button', ''),
    });
    expect(Button?.title).toBe('Primitives/Button');
    expect(Icon?.title).toBe('Cards/Card');
  });
});
