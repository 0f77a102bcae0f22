// The ground everything stands on, in the order of the cascade. The app and Storybook import it once, first.
import './layers.css.ts';
import './reset.css.ts';
import '../tokens/theme.css.ts';
import './global.css.ts';

export { fontUrls } from './fonts.ts';
