/** What the check knows of a story: Storybook's own index, see tests/tools/story-index.mjs. */
export interface Story {
  readonly id: string;
  readonly tags: readonly string[];
  /** From the repository's root. */
  readonly file: string;
  /** The folder of the design system it lives in: `cards`, `features` … */
  readonly room: string;
}

/** What a stories file says in its meta. */
export interface StoriesFile {
  /** From the repository's root. */
  readonly file: string;
  /** The component it is about and those it shows as parts of it (`subcomponents`). */
  readonly components: readonly string[];
  /** Whether its stories have a page: `parameters: { page }`. */
  readonly hasPage?: boolean;
  /** Kinds it does without, each with its reason. */
  readonly storyExemptions: Readonly<Record<string, string>>;
}

/** What the page of a component says (`<Stories>.page.tsx`). */
export interface PageFile {
  /** From the repository's root. */
  readonly file: string;
  readonly component: string;
  readonly purpose: string;
  /** How many pairs of do and don't. */
  readonly pairs: number;
  /** Those of them that are sentences on both sides: no component but text stands in them. */
  readonly wordPairs: number;
  /** A table of its own keys, those of its parts, or none at all; undefined when nothing is said. */
  readonly keys: 'table' | 'parts' | 'none' | undefined;
  /** A plan, or its stories; undefined when nothing is said. */
  readonly matrix: 'plan' | 'stories' | undefined;
}

/** What matters for stories of one prop of a component. */
export interface Prop {
  readonly name: string;
  /** It brings words of any length: a string, a ReactNode, or a record with a string in it. */
  readonly text: boolean;
  /** It brings as many things as there are, which may be none. */
  readonly list: boolean;
  /** It, or something in it, may be missing (`null`). */
  readonly nullable: boolean;
  /** The words it can be or can hold, as `'loading'` or `'denied'`. */
  readonly words: readonly string[];
}

/** One component of the design system. */
export interface Component {
  readonly name: string;
  /** From the repository's root. */
  readonly file: string;
  readonly props: readonly Prop[];
  /** True for what is not shown to others: it stands in the stories of what it is a part of, and takes their kinds. */
  readonly part?: boolean;
}

/** The tags that begin with this word and a colon, without it. */
export const tagged = ({ tags }: Pick<Story, 'tags'>, prefix: string): string[] =>
  tags.filter((tag) => tag.startsWith(`${prefix}:`)).map((tag) => tag.slice(prefix.length + 1));
