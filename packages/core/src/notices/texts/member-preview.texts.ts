/** Beside what she fills in: her own card, and who reads how much of her name. */
export const memberPreviewTexts = {
  title: 'How others will see you',
  name: 'Your name',
  bio: 'A few words about you.',
  names: 'Your name, as others read it',
  known: 'Organizers, and members you share an event or a conversation with',
  others: 'Other members',
  atEvents: 'Beside your photo, at events you go to',
  hint: 'Your email, phone number, age and city stay between you and us.',
  askForChange: 'Ask us to change one of them',
} as const;
