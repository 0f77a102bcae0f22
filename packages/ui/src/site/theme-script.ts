/** What may be chosen in the footer. `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const;

/** One of the three choices. */
export type Theme = (typeof themes)[number];

/** Where the choice is remembered in local storage. It says nothing about the person. */
export const themeStorageKey = 'theme';

/**
 * Sets the remembered theme before the first picture, so that nothing flashes. The app puts it, as it is, into an
 * inline script in the head of its page. With blocked storage, or nothing remembered, the device decides.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}document.documentElement.dataset.theme=t==='light'||t==='dark'?t:'system'})()`;
