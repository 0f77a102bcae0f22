let pressed: Element | null = null;

const note = ({ target }: Event) => {
  pressed = target instanceof Element ? target : null;
};
const noteKey = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') note(event);
};

/** Remembers what was pressed last, so that no notice lies over it. The function returned ends it. */
export function watchPresses(): () => void {
  document.addEventListener('pointerdown', note, true);
  document.addEventListener('keydown', noteKey, true);
  return () => {
    document.removeEventListener('pointerdown', note, true);
    document.removeEventListener('keydown', noteKey, true);
  };
}

/** Where the thing that was pressed last is in the window, while it is on the page. */
export function pressedPlace(): DOMRect | null {
  return pressed?.isConnected ? pressed.getBoundingClientRect() : null;
}
