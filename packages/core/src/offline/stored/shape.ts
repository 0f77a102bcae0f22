import * as z from 'zod/mini';

/**
 * A schema for each field of what is stored, no fewer and no more: a field that an entity gets is a type error here
 * until its stored shape says what stands for it in what earlier releases have stored (`_default`).
 */
export type ShapeOf<Entity> = { readonly [Field in keyof Entity]-?: z.ZodMiniType<Entity[Field]> };

/** Rows one by one: one that this release cannot read is left out, and takes none of the others along. */
export const rowsOf = <Row>(row: z.ZodMiniType<Row>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((rows) =>
      rows.flatMap((each) => {
        const read = row.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    ),
  );
