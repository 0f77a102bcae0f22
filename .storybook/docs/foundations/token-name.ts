/** What a token is called in CSS: `--ink` of `var(--ink)`. */
export const nameOf = (token: string): string => token.replace(/^var\(|\)$/g, '');
