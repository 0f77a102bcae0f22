import { useEffect, useRef, useState } from 'react';

/**
 * Does something at once or, while a pointer is down, after the press is over. A press takes the focus from a field
 * before it reaches its button: what the field says then moves the button away from under it, and the press is lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const begin = () => {
      isDown.current = true;
    };
    const end = () => {
      isDown.current = false;
      // The click is told after this.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    document.addEventListener('pointerdown', begin, true);
    for (const over of ['pointerup', 'pointercancel', 'dragend']) document.addEventListener(over, end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      for (const over of ['pointerup', 'pointercancel', 'dragend'])
        document.removeEventListener(over, end, true);
    };
  }, []);
  return (work) => {
    if (isDown.current) waiting.current.push(work);
    else work();
  };
}

/**
 * A value that, while a pointer is down, stays what it was: a line that comes above the page moves the button away from
 * under the press just as well.
 */
export function useAtRest<Value>(value: Value): Value {
  const afterPress = useAfterPress();
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value !== rested) afterPress(() => setRested(value));
  });
  return rested;
}
