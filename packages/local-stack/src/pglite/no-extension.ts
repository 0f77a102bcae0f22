/** In place of extensions that lite loads with every database and that nothing here calls. */
const extension = (name: string) => ({ name, setup: async () => ({}) });

export const isn = extension('isn');
export const ltree = extension('ltree');
export const file_fdw = extension('file_fdw');
export const pgcrypto = extension('pgcrypto');
