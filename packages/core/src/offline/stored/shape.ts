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

/** A stored text as it was written, by whatever release; null for what is no JSON. */
export function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Fields of a stored row as they were written, whichever of them this release knows. */
export type Written = Readonly<Record<string, unknown>>;

const isWritten = (row: unknown): row is Written => typeof row === 'object' && row !== null;

/** What was written as a row; no fields where it is none. */
export const writtenIn = (row: unknown): Written => (isWritten(row) ? row : {});

/** The field of a stored row as it was written; undefined where there is none. */
export const fieldOf = (row: unknown, field: string): unknown => writtenIn(row)[field];

/** The rows of a stored list as they were written, also those that this release cannot read. */
export const rowsIn = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);
