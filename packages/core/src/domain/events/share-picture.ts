import { EVENT_CATEGORIES, isEventCategory } from './categories.ts';

/** In pixels; what link previews cut nothing from. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Where the picture lies that stands beside a shared link to an event without a photo, on the site itself. */
export const sharePicture = (category: string | null): string =>
  isEventCategory(category)
    ? `/share/${category.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.png`
    : '/share.png';

/** All that there are, with what each is drawn from. */
export const sharePictures = (): readonly { readonly category: string; readonly path: string }[] =>
  EVENT_CATEGORIES.map((category) => ({ category, path: sharePicture(category) }));
