import { createRoot, hydrateRoot } from 'react-dom/client';
import { floorAt } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No root');
const { router, page } = floorAt();
await router.load();
if (root.firstChild) hydrateRoot(root, page);
else createRoot(root).render(page);
