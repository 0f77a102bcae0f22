// `pnpm visual`: pictures of the stories, compared with the accepted ones; `--update STORY…` accepts after looking.
import { runStories } from './visual/run-stories.mjs';
import { parseOptions } from './visual/select.ts';

try {
  const options = parseOptions(process.argv.slice(2));
  const only = ({ tags }) => tags.includes('visual');
  process.exit(await runStories(options, { only, env: { VISUAL_AXE: 'off' } }));
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exit(1);
}
