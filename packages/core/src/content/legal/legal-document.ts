/** A paragraph, or points under each other. */
export type LegalBlock = string | readonly string[];

/** One numbered part of a legal page. */
export interface LegalSection {
  /** Stands in the address of the part. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** One of the four legal pages. */
export interface LegalDocument {
  readonly title: string;
  /** What it says, in a breath. */
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}
