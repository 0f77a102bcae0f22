/** English of these countries, one after the other, names most of the zones that people know by letters. */
const LOCALES = ['en-GB', 'en-US', 'en-IE', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'en-NG', 'en-KE'];

/** What no English names. */
const NAMES: Readonly<Record<string, string>> = {
  'Asia/Tokyo': 'JST',
  'Asia/Seoul': 'KST',
  'Europe/Istanbul': 'TRT',
};

/** Named by letters in some English, and by its offset on the pages of the app. */
const BY_OFFSET = /^(Asia\/Dubai|Africa\/Cairo)$/;

function nameIn(locale: string, at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** 'CET' or 'CEST', whichever holds at that moment, as the pages of the app say it; 'GMT-3' where nobody has letters. */
export function zoneName(at: Date, timeZone: string): string {
  const named = BY_OFFSET.test(timeZone)
    ? undefined
    : LOCALES.map((locale) => nameIn(locale, at, timeZone)).find((name) => !/^(GMT|UTC)[+-]/.test(name));
  return NAMES[timeZone] ?? named ?? nameIn('en-US', at, timeZone);
}
