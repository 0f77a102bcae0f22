// What is loaded together, with a visitor's first read: the page is drawn meanwhile.
export { createEvents } from './events.ts';
export { createPublicRest } from './public-rest.ts';
