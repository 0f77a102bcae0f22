// Builds Storybook and runs every story in a real browser: smoke, play, axe, and pictures compared with accepted ones.
import { runStories } from './visual/run-stories.mjs';
import { parseOptions } from './visual/select.ts';

try {
  const options = parseOptions(process.argv.slice(2));
  process.exit(await runStories(options, { only: () => true, env: { VISUAL_AXE: 'on' } }));
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
