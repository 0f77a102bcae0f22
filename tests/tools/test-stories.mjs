// Builds Storybook and runs every story in a real browser: smoke, play, axe, and pictures compared with accepted ones.
import { readWishes } from './visual/choose.ts';
import { runStories } from './visual/run-stories.mjs';

try {
  const wishes = readWishes(process.argv.slice(2));
  process.exit(await runStories(wishes, { only: () => true, env: { VISUAL_AXE: 'on' } }));
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
