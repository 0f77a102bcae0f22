import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { Pause, Play } from 'lucide';
import { Arch } from '../../art/hero/Arch.tsx';
import { Icon } from '../../art/icons/Icon.tsx';
import { Spinner } from '../../primitives/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import * as css from './hero.css.ts';
import mp4 from './hero-loop.mp4?url';
import webm from './hero-loop.webm?url';
import { useHeroVideo } from './use-hero-video.ts';

/**
 * The picture of the hero, which begins to move when the page has settled: a spinner while the video
 * loads, the still picture where it cannot be had, a play button where nothing may start by itself, and always a
 * way to stop it.
 */
export function HeroVideo() {
  const { state, video, wanted, toggle, onPlaying, onPause, onEnded, onError } = useHeroVideo();
  const isShown = state === 'playing' || state === 'paused';
  return (
    <Arch>
      {wanted && state !== 'failed' ? (
        <video
          ref={video}
          className={css.video}
          data-playing={isShown}
          muted
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={onPlaying}
          onPause={onPause}
          onEnded={onEnded}
        >
          <source src={webm} type="video/webm" />
          {/* Only the last one tells that none could be played. */}
          <source src={mp4} type="video/mp4" onError={onError} />
        </video>
      ) : null}
      {state === 'loading' ? (
        <span className={css.control}>
          <Spinner />
          <VisuallyHidden>{homeTexts.loadingVideo}</VisuallyHidden>
        </span>
      ) : null}
      {isShown || state === 'offered' ? (
        <button
          type="button"
          className={css.control}
          aria-label={state === 'playing' ? homeTexts.pauseVideo : homeTexts.playVideo}
          onClick={toggle}
        >
          <Icon drawing={state === 'playing' ? Pause : Play} size={20} />
        </button>
      ) : null}
    </Arch>
  );
}
