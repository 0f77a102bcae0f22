/** In place of modules that lite would load for tools that a page has no use for. */
export const unused = true;
