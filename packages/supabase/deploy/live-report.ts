import { type LiveProject, liveChecks } from './live-checks.ts';

/**
 * Asks a project everything, or nothing where it does not answer; prints a line for each with what was found, and resolves
 * to how many things are wrong.
 */
export async function reportOn(project: LiveProject): Promise<number> {
  let wrong = 0;
  for (const { title, run, isGround } of liveChecks) {
    const found = await run(project).catch((error: unknown) => String(error));
    if (typeof found === 'string') wrong += 1;
    const { mark, text } = typeof found === 'string' ? { mark: '✗', text: found } : (found ?? { mark: '✓' });
    console.log(text === undefined ? `${mark} ${title}` : `${mark} ${title}\n  ${text}`);
    if (isGround === true && mark === '✗') {
      console.log('Nothing else was asked.');
      break;
    }
  }
  return wrong;
}
