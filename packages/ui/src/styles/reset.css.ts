import { globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';

const rule = (selector: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [reset]: properties } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('*', { margin: 0, padding: 0 });
rule('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
rule('img, picture, video, canvas, svg', { display: 'block', maxWidth: '100%' });
rule('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
rule('ul, ol', { listStyle: 'none' });
rule('fieldset', { border: 0, minInlineSize: 0 });
rule('legend', { padding: 0 });
rule('a', { color: 'inherit' });
rule('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
rule('table', { borderCollapse: 'collapse' });
rule('[hidden]', { display: 'none' });
