/** What may be chosen in the footer. `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

/** One of the three choices. */
export type Theme = (typeof themes)[number];

/** Where the choice is remembered in local storage. It says nothing about the person. */
export const themeStorageKey = 'theme';
