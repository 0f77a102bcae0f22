/** How a notice sounds and how urgently it is announced. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

/** A line of the requirement or decision list, as `R-036` or `A-05`. */
export type RequirementId = `R-${number}` | `A-${number}`;

/**
 * One entry of the catalogue as it is written down. Title and description may hold `{placeholders}`;
 * whoever fills them is held to the names by the compiler. Both are always there.
 */
export interface NoticeDefinition {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description: string;
  /** The requirements and decisions this entry answers; never empty. */
  readonly answers: readonly [RequirementId, ...RequirementId[]];
}

/** The entries of one subject, by id (kebab-case, unique over the whole catalogue). */
export type NoticeGroup = Readonly<Record<string, NoticeDefinition>>;

/** A notice ready to be shown: nothing left to fill in. */
export interface FilledNotice<Id extends string = string> {
  readonly id: Id;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly description: string;
}

/** The placeholder names of a text: `'Attempt {n} of 3'` gives `'n'`. */
export type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** The values a text needs: every placeholder, no more and no fewer. */
export type TextParams<Text extends string> = { readonly [Name in PlaceholderOf<Text>]: string | number };

/** No argument for a text without placeholders, exactly one for a text with some. */
export type ParamsArgument<Params> = keyof Params extends never ? [] : [params: Params];

/** The values that one entry of a group needs. */
export type NoticeParamsOf<Definition extends NoticeDefinition> = TextParams<
  Definition['title'] | Definition['description']
>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills a text that is only known when it runs, from values that hold every placeholder it may have. */
export function replacePlaceholders(text: string, params: Readonly<Record<string, string | number>>): string {
  // One pass: a value that itself looks like a placeholder (a server message, a name) stays as it is.
  return text.replace(PLACEHOLDER, (whole, name: string) => String(params[name] ?? whole));
}

/**
 * Fills a text's placeholders. A missing or misspelled one is a compile error.
 *
 * @example fillText(eventCardTexts.applyAgainPaid, { price: '€30.00' })
 */
export function fillText<const Text extends string>(
  text: Text,
  ...[params]: ParamsArgument<TextParams<Text>>
): string {
  return replacePlaceholders(text, params ?? {});
}

/**
 * Fills one entry of one subject, so that only that subject's texts are shipped. Code that may name any
 * entry uses `notice` instead.
 *
 * @example noticeOf(accessNotices, 'access-required', { feature: 'Messages' })
 */
export function noticeOf<const Group, Id extends keyof Group & string>(
  group: Group & Readonly<Record<Id, NoticeDefinition>>,
  id: Id,
  ...[params]: ParamsArgument<NoticeParamsOf<Group[Id] & NoticeDefinition>>
): FilledNotice<Id> {
  const { tone, title, description }: NoticeDefinition = group[id];
  const values = params ?? {};
  return {
    id,
    tone,
    title: replacePlaceholders(title, values),
    description: replacePlaceholders(description, values),
  };
}
