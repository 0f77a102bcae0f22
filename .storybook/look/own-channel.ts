const isOfStorybook = (data: unknown) =>
  typeof data === 'string'
    ? data.includes('"storybook-channel"')
    : typeof data === 'object' && data !== null && 'key' in data && data.key === 'storybook-channel';

/**
 * Keeps this page to what Storybook's own frame says: a story that stands in a window within it tells of its own theme
 * and text size too, and the page around it would take them for its own.
 */
export function heedOnlyTheFrame(): void {
  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== window.parent && isOfStorybook(event.data)) event.stopImmediatePropagation();
    },
    true,
  );
}
