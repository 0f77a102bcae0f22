/**
 * Keeps a page to what Storybook's own frame says: a story that stands in a window within it tells of its own theme and
 * text size too, and the page around it would take them for its own. It stands in the head of the page, because a window
 * asks whoever listens in the order in which they came, and Storybook's own channel listens from its first script on.
 */
export const ownChannelHead = `<script>
  window.addEventListener('message', (event) => {
    const { data } = event;
    const isOfStorybook = typeof data === 'string'
      ? data.includes('"storybook-channel"')
      : typeof data === 'object' && data !== null && data.key === 'storybook-channel';
    if (event.source !== window.parent && isOfStorybook) event.stopImmediatePropagation();
  });
</script>`;
