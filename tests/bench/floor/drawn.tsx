import { renderToString } from 'react-dom/server';
import { floorAt } from './app.tsx';

/** The page as HTML. */
export async function draw(path: string): Promise<string> {
  const { router, page } = floorAt(path);
  await router.load();
  return renderToString(page);
}
