/** What is typed in the form. */
export interface ProfileFormValues {
  readonly name: string;
  readonly title: string;
  readonly bio: string;
}

/** A field that is typed. */
export type ProfileFormField = keyof ProfileFormValues;

/** A field that was changed here and elsewhere, and what it says there. */
export interface FieldCollision {
  readonly field: ProfileFormField;
  readonly theirs: string;
}
