import { eventCardTexts } from '../../notices/texts/events.texts.ts';

/** The fifteen categories in the order of the list. */
export const EVENT_CATEGORIES = [
  'Networking',
  'Workshop',
  'Social',
  'Professional Development',
  'Cultural',
  'Wellness & Fitness',
  'Food & Drinks',
  'Entertainment',
  'Educational',
  'Volunteer',
  'Business',
  'Creative Arts',
  'Sports & Recreation',
  'Technology',
  'Other',
] as const;

/** One of the fifteen. */
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

/** The six pastel blocks of the design. */
export const COLOR_BLOCKS = ['butter', 'pistachio', 'lilac', 'sky', 'peach', 'rose'] as const;

/** One of the six pastel blocks. */
export type ColorBlock = (typeof COLOR_BLOCKS)[number];

/** Which block a category wears: one per family of categories. */
export const CATEGORY_BLOCKS: Readonly<Record<EventCategory, ColorBlock>> = {
  Networking: 'sky',
  Business: 'sky',
  Technology: 'sky',
  Workshop: 'lilac',
  'Professional Development': 'lilac',
  Educational: 'lilac',
  Social: 'rose',
  Entertainment: 'rose',
  'Creative Arts': 'rose',
  'Wellness & Fitness': 'pistachio',
  'Sports & Recreation': 'pistachio',
  Volunteer: 'pistachio',
  'Food & Drinks': 'peach',
  Cultural: 'butter',
  Other: 'butter',
};

/** Whether a stored category is one of the fifteen. */
export function isEventCategory(category: string | null | undefined): category is EventCategory {
  return EVENT_CATEGORIES.some((known) => known === category);
}

/** What the badge says: the category, or 'General' when it is empty. */
export function categoryLabel(category: string | null | undefined): string {
  return category?.trim() || eventCardTexts.categoryFallback;
}

/** The block of a stored category; 'butter' for an empty or unknown one. */
export function categoryBlock(category: string | null | undefined): ColorBlock {
  return isEventCategory(category) ? CATEGORY_BLOCKS[category] : 'butter';
}
