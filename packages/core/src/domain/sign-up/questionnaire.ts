import { TOP_INTERESTS_MAX } from '../limits.ts';

/** The options of the five questions, in the order in which they are offered. */
export const QUESTIONNAIRE_OPTIONS = {
  hopingToFind: [
    'A best friend',
    'A group of fun, like-minded women',
    'Someone to attend events with',
    'A support system',
    'Just seeing who I vibe with',
  ],
  topInterests: [
    'Fitness & wellness',
    'Books & writing',
    'Travel & adventure',
    'Entrepreneurship',
    'Food & cooking',
    'Arts & creativity',
    'Movies & TV',
    'Mental health & personal growth',
  ],
  idealWeekend: [
    'Social time with friends',
    'Relaxing with a book or show',
    'Attending a class or workshop',
    'Trying something new',
    'Doing something productive',
  ],
  vibeDescription: [
    'Outgoing and social',
    'Easygoing and chill',
    'Quiet and thoughtful',
    'Fun and adventurous',
    'Creative and expressive',
  ],
  peopleVibe: [
    'Energetic and fun',
    'Calm and kind',
    'Honest and open',
    'Motivated and driven',
    'Supportive and thoughtful',
  ],
} as const;

/** One of the five questions. */
export type Question = keyof typeof QUESTIONNAIRE_OPTIONS;

/** The questions in their order. */
export const QUESTIONS = [
  'hopingToFind',
  'topInterests',
  'idealWeekend',
  'vibeDescription',
  'peopleVibe',
] as const satisfies readonly Question[];

/** What a member chose: a list of options for each question. */
export type Questionnaire = Readonly<Record<Question, readonly string[]>>;

/** Nothing chosen yet. */
export const EMPTY_QUESTIONNAIRE: Questionnaire = {
  hopingToFind: [],
  topInterests: [],
  idealWeekend: [],
  vibeDescription: [],
  peopleVibe: [],
};

/** Whether an option can be pressed: chosen ones always, others until three interests are chosen. */
export function isOptionEnabled(answers: Questionnaire, question: Question, option: string): boolean {
  const chosen = answers[question];
  return question !== 'topInterests' || chosen.includes(option) || chosen.length < TOP_INTERESTS_MAX;
}

/** Chooses an option or takes it back; unknown and disabled options change nothing. */
export function toggleOption(answers: Questionnaire, question: Question, option: string): Questionnaire {
  const offered: readonly string[] = QUESTIONNAIRE_OPTIONS[question];
  if (!offered.includes(option) || !isOptionEnabled(answers, question, option)) return answers;
  const chosen = answers[question];
  return {
    ...answers,
    [question]: chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option],
  };
}
