import { endProgress, sayProgress } from './progress.ts';

/**
 * Starts the backend of this page while the rest of it loads, where the address already says that the whole app will
 * want one. A start that fails is told by the story, which tries again.
 */
export async function startEarly(search: string): Promise<void> {
  if (!new URLSearchParams(search).get('id')?.startsWith('sandbox--')) return;
  sayProgress('code');
  try {
    const { startBackend } = await import('@sorella/mocks/browser');
    sayProgress('database');
    await startBackend();
  } catch {
    endProgress(false);
  }
}
