declare module 'virtual:product-icons' {
  /** Every icon that the product draws, in the order of the alphabet, with the files that do. */
  export const icons: readonly {
    name: string;
    files: readonly string[];
    drawing: [tag: string, attributes: Record<string, string | number>][];
  }[];
}
