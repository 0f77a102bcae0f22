// `pnpm visual`: pictures of the stories, compared with the accepted ones; `--update STORY…` accepts after looking.
import { readWishes } from './visual/choose.ts';
import { runStories } from './visual/run-stories.mjs';

try {
  const wishes = readWishes(process.argv.slice(2));
  const only = ({ tags }) => tags.includes('visual');
  process.exit(await runStories(wishes, { only, env: { VISUAL_AXE: 'off' } }));
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
