import { type RefObject, useEffect, useRef, useState } from 'react';
import { LOOP_START_S } from '../../art/hero/composition.ts';
import { atFirstNeed } from '../../primitives/first-need.ts';
import { afterFirstPicture } from '../../primitives/lazy-code.ts';
import { media } from '../../tokens/breakpoints.ts';

/**
 * `still` until the page has settled; `offered` where it waits for a press, because less motion or less data is asked
 * for, or the browser lets nothing start by itself.
 */
export type HeroVideoState = 'still' | 'offered' | 'loading' | 'playing' | 'paused' | 'failed';

interface HeroVideo {
  state: HeroVideoState;
  video: RefObject<HTMLVideoElement | null>;
  /** False as long as nothing is to be fetched. */
  wanted: boolean;
  /** Plays what waits, stops what plays. */
  toggle(): void;
  /** What the element itself tells. */
  onPlaying(): void;
  onPause(): void;
  onEnded(): void;
  onError(): void;
}

const wantsStillness = () =>
  matchMedia(media.reducedMotion).matches ||
  ('connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true);

/** Plays the loop of the hero with the first press, or after a while by itself. */
export function useHeroVideo(): HeroVideo {
  const [state, setState] = useState<HeroVideoState>('still');
  const [wanted, setWanted] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const begin = () => {
      setState('loading');
      setWanted(true);
    };
    let leaveOff = () => {};
    const stop = afterFirstPicture(() => {
      if (wantsStillness()) setState('offered');
      // Its first frame would count as the page's largest picture, seconds after the words could be read.
      else leaveOff = atFirstNeed(begin);
    });
    return () => {
      stop();
      leaveOff();
    };
  }, []);

  useEffect(() => {
    if (state !== 'loading') return;
    video.current?.play().catch((thrown: unknown) => {
      // What is stopped before it began is none that the browser forbids.
      if (thrown instanceof DOMException && thrown.name === 'NotAllowedError') setState('offered');
    });
  }, [state]);

  return {
    state,
    video,
    wanted,
    toggle() {
      setWanted(true);
      if (state === 'playing') video.current?.pause();
      else setState('loading');
    },
    onPlaying: () => setState('playing'),
    onPause: () => {
      const isOver = video.current?.ended === true;
      setState((now) => (now === 'playing' && !isOver ? 'paused' : now));
    },
    // The first two seconds are the coming together; what goes round begins behind them.
    onEnded: () => {
      if (!video.current) return;
      video.current.currentTime = LOOP_START_S;
      void video.current.play();
    },
    onError: () => setState('failed'),
  };
}
