import './grid.css';
import { type Look, themeOf } from './look.ts';
import { lookThroughMedia } from './media.ts';

/** Shows the page as it is looked at: theme, text size, contrast, motion and grid. */
export function applyLook(look: Look): void {
  const page = document.documentElement;
  page.dataset['theme'] = themeOf(look);
  const textScale = look.text === 'double' ? 2 : 1;
  if (textScale !== 1) page.style.fontSize = `${textScale * 100}%`;
  else page.style.removeProperty('font-size');
  if (look.grid === 'shown') page.dataset['grid'] = 'shown';
  else delete page.dataset['grid'];
  lookThroughMedia({
    moreContrast: look.contrast === 'more',
    reducedMotion: look.motion === 'reduced',
    textScale,
  });
}
