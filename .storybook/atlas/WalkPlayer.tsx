import { useEffect, useRef, useState } from 'react';
import type { Theme } from '../modes.ts';
import { WALK_ON, WATCHED, type WalkTold, walkTold } from '../world/pace.ts';

/** Between two steps: long enough to read one. */
const PAUSE_MS = 1800;

interface WalkPlayerProps {
  /** The id of a story that is a walk. */
  story: string;
  theme: Theme;
  /** Hears of each step that was taken. */
  onTold(told: WalkTold): void;
  playing: boolean;
  /** Each number is a step that is taken at once. */
  asked: number;
}

/** Plays a walk in the real component: one step, a pause, the next one. */
export function WalkPlayer({ story, theme, onTold, playing, asked }: WalkPlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<WalkTold>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const heard = source === frame.current?.contentWindow ? walkTold(data) : undefined;
      if (!heard) return;
      setTold(heard);
      onTold(heard);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onTold]);
  useEffect(() => {
    const letOn = () => frame.current?.contentWindow?.postMessage(WALK_ON, window.location.origin);
    if (!told || !playing) return;
    const timer = setTimeout(letOn, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [told, playing]);
  useEffect(() => {
    if (asked > 0) frame.current?.contentWindow?.postMessage(WALK_ON, window.location.origin);
  }, [asked]);
  return (
    // No `object`, where the service worker that stands in for the network does not run; and no sandbox: it is this site.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      className="walk-frame"
      title="The product, walked step by step"
      src={`iframe.html?id=${story}&viewMode=story&globals=theme:${theme}&${WATCHED}`}
    />
  );
}
