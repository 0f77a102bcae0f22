/** Beside what she fills in: her own card. */
export const memberPreviewTexts = {
  title: 'How others will see you',
  name: 'Your name',
  bio: 'A few words about you.',
  hint: 'Your email, phone number, age and city stay between you and us.',
} as const;
