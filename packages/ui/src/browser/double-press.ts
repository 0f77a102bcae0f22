/** Milliseconds and px in which two presses are one double press. */
const DOUBLE_MS = 600;
const NEAR_PX = 8;

/** Keeps the second press of a double one from what has come to stand under the pointer after the first. */
export interface DoublePress {
  /** The press under way has changed what stands where: another one there, at once, is meant for what was there. */
  note(): void;
  /** Ends it. */
  leaveOff(): void;
}

/** Watches the presses of a page. What a program or a key presses is nobody's double press. */
export function watchDoublePress(page: Document = document): DoublePress {
  let last: MouseEvent | null = null;
  let noted: MouseEvent | null = null;
  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted || event.detail === 0) return;
    const isSecond =
      noted !== null &&
      event.timeStamp - noted.timeStamp < DOUBLE_MS &&
      Math.abs(event.clientX - noted.clientX) <= NEAR_PX &&
      Math.abs(event.clientY - noted.clientY) <= NEAR_PX;
    if (isSecond) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else last = event;
  };
  page.addEventListener('click', onClick, true);
  return {
    note: () => {
      noted = last;
    },
    leaveOff: () => page.removeEventListener('click', onClick, true),
  };
}
