import { globalStyle } from '@vanilla-extract/css';
import '../tokens/theme.css.ts';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';
import { reset } from './layers.css.ts';

const rule = (selector: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: properties } });

rule('html', {
  background: vars.color.canvas,
  // What is jumped to or focused never hides under the sticky header.
  scrollPaddingBlock: `${vars.space[24]} ${vars.space[6]}`,
});
// Set before the first picture: nobody is shown the frame of a page that asks for a session first.
rule("html[data-session='needed'] body", { visibility: 'hidden' });
rule('body', {
  minBlockSize: '100dvh',
  minInlineSize: '320px',
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.text,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'anywhere',
});
rule('::selection', { background: vars.color.berry, color: vars.color.onBerry });
rule(':focus-visible', { outline: `3px solid ${vars.ring}`, outlineOffset: '2px' });
rule(':focus:not(:focus-visible)', { outline: 'none' });
rule(':focus-visible', { '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } } });
