/** In place of an extension that lite loads with every database and that nothing here calls. */
const extension = (name: string) => ({ name, setup: async () => ({}) });

/** Kinds of ISBN. */
export const isn = extension('isn');
/** Labels of trees. */
export const ltree = extension('ltree');
/** Files as tables. */
export const file_fdw = extension('file_fdw');
/** Hashes; the front makes its own. */
export const pgcrypto = extension('pgcrypto');
