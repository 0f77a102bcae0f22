import type { Page } from 'playwright';

/**
 * Draws the current story anew, in the window as it is now, and plays it again: for stories that are told
 * differently at another width (a menu that is only there on a phone). The tag `replayed` says which; under the others
 * the width is switched when they have ended. Rejects with what the play or the drawing had to say.
 */
export async function replay(page: Page, storyId: string): Promise<void> {
  const failure = await page.evaluate(
    (storyId) =>
      new Promise<string | null>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
        let reason: string | null = null;
        const failed = (error: { message?: string; description?: string }) => {
          reason ??= error.message ?? error.description ?? 'it failed without a word';
        };
        const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
        const finished = (end: { status: string }) => {
          for (const event of events) channel.off(event, failed);
          channel.off('storyFinished', finished);
          resolve(reason ?? (end.status === 'success' ? null : 'it ended in an error'));
        };
        for (const event of events) channel.on(event, failed);
        channel.on('storyFinished', finished);
        channel.emit('forceRemount', { storyId });
      }),
    storyId,
  );
  if (failure !== null) throw new Error(failure);
}
