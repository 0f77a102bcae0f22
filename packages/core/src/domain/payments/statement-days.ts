const DAY = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})$/;

/** The numbers of a day as it is written, and what stands between them. */
function numbersOf(text: string) {
  const [, first, between, second, third] = DAY.exec(text.trim()) ?? [];
  if (!(first && between && second && third)) return null;
  return { between, first: Number(first), second: Number(second), third: Number(third) };
}

function isoDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal && year >= 2000 ? at.toISOString().slice(0, 10) : null;
}

/**
 * Reads the days of one file as YYYY-MM-DD, given all of them: '20.11.2026' is plain; which number of '11/12/2026' is the
 * month is told by any other day of the file, and where none tells it the day is null.
 */
export function statementDays(days: readonly string[]): (day: string) => string | null {
  const slashed = days.flatMap((day) => {
    const numbers = numbersOf(day);
    return numbers?.between === '/' ? [numbers] : [];
  });
  const isDayFirst = slashed.some(({ first }) => first > 12);
  const isMonthFirst = slashed.some(({ second }) => second > 12);
  return (day) => {
    const numbers = numbersOf(day);
    if (!numbers) return null;
    const { between, first, second, third } = numbers;
    if (first > 31) return isoDay(first, second, third);
    if (between !== '/') return isoDay(third, second, first);
    if (isDayFirst === isMonthFirst) return null;
    return isDayFirst ? isoDay(third, second, first) : isoDay(third, first, second);
  };
}
