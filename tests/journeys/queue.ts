import type { Page } from '@playwright/test';

/** What waits on a page's device in one of the queues, as it is stored there. */
export const readQueue = (page: Page, queue: string): Promise<unknown[]> =>
  page.evaluate(async (name) => {
    // Opening one that is not there would make it, and leave it to the app without its parts.
    const databases = await indexedDB.databases();
    if (!databases.some((database) => database.name === 'sorella')) return [];
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await answer(indexedDB.open('sorella'));
    const records = database.transaction('records').objectStore('records');
    const texts = await answer(records.getAll(IDBKeyRange.bound(`${name}/`, `${name}0`)));
    database.close();
    return texts.map((text) => JSON.parse(String(text)));
  }, queue);
