import kept from './figures.json';

/** What `pnpm bench:growth --keep` measured; it writes the file beside this one. */
export interface Figures {
  /** Rows of the large tables, smallest world first. */
  readonly sizes: readonly number[];
  /** An empty transaction in each world, in ms. */
  readonly nothing: readonly number[];
  readonly calls: readonly {
    readonly name: string;
    /** Who asks: `visitor`, `member`, `admin` or `server`. */
    readonly as: string;
    /** Median in each world, in ms. */
    readonly ms: readonly number[];
    /** How the largest world's rows are found. */
    readonly scans: readonly string[];
  }[];
  /** The largest world's largest tables with their indexes. */
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly bytes: number }[];
}

/** The figures as they were kept last. */
export const figures: Figures = kept;

/** How many rows of a large table a member leaves in the measured worlds. */
export const ROWS_OF_A_MEMBER = 10;

/** How much more the last costs than the first. */
export const growthOf = (ms: readonly number[]): number => (ms.at(-1) ?? 0) / (ms[0] ?? 1);
