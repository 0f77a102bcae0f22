/** Characters. */
export const PASSWORD_MIN_LENGTH = 8;
/** Characters. */
export const CITY_MIN_LENGTH = 2;
/** Years. */
export const AGE_MIN = 18;
/** Years. */
export const AGE_MAX = 100;
/** Characters; the limit itself is accepted. */
export const BIO_MAX_LENGTH = 250;
/** Characters, on the profile and contact forms. */
export const NAME_MIN_LENGTH = 2;
/** Characters. */
export const CONTACT_SUBJECT_MIN_LENGTH = 5;
/** Characters. */
export const CONTACT_MESSAGE_MIN_LENGTH = 10;
/** Characters of a first and of a last name: what the database holds. */
export const NAME_PART_MAX_LENGTH = 80;
/** Characters of a professional title: what the database holds. */
export const TITLE_MAX_LENGTH = 120;
/** Characters of a direct message, after trimming. */
export const MESSAGE_MAX_LENGTH = 4_000;
/** Messages, conversations and people to write to that are read at once. */
export const MESSAGES_PAGE_SIZE = 50;

/** Notifications that are read at once. */
export const NOTIFICATIONS_PAGE_SIZE = 50;
/** Bytes: 5 MB. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
/** Interests a member may choose. */
export const TOP_INTERESTS_MAX = 3;
/** Days in one coffee chat request. */
export const COFFEE_CHAT_DAYS_MAX = 3;
/** Proposed times shown before '+N more'. */
export const PROPOSED_TIMES_SHOWN = 2;
/** Milliseconds from the sign-up success to the sign-in page. */
export const SIGN_UP_REDIRECT_MS = 3_000;
/** Milliseconds stored sign-up data lives: 24 hours. */
export const SIGN_UP_DATA_LIFETIME_MS = 24 * 60 * 60 * 1_000;
/** Milliseconds between sign-in and the processing of stored sign-up data. */
export const PROFILE_PROCESSING_DELAY_MS = 500;
/** Milliseconds from one confirmation mail to the next, as the auth service wants it. */
export const CONFIRMATION_RESEND_INTERVAL_MS = 60_000;
/** Milliseconds between two manual session refreshes. */
export const MANUAL_REFRESH_INTERVAL_MS = 10_000;
/** Milliseconds between two connection diagnoses. */
export const DIAGNOSIS_INTERVAL_MS = 60_000;
/** Milliseconds until a connection diagnosis gives up. */
export const DIAGNOSIS_TIMEOUT_MS = 10_000;
/** Tries before the app counts as offline. */
export const RECONNECT_ATTEMPTS = 3;
/** Milliseconds between two of those tries. */
export const RECONNECT_DELAY_MS = 3_000;
/** Milliseconds between two looks at the browser's online flag. */
export const CONNECTIVITY_CHECK_MS = 30_000;
/** Milliseconds queued events wait once back online. */
export const EVENT_RESYNC_DELAY_MS = 2_000;
/** Milliseconds of one tick of the session clock. */
export const AUTH_REFRESH_TICK_MS = 30_000;
/** Ticks before expiry at which a session refreshes. */
export const AUTH_REFRESH_THRESHOLD_TICKS = 3;
/** Milliseconds before expiry at which a session refreshes: tick times threshold. */
export const AUTH_REFRESH_MARGIN_MS = AUTH_REFRESH_TICK_MS * AUTH_REFRESH_THRESHOLD_TICKS;
/** Milliseconds before the first, second … try to resume live updates; the last repeats. */
export const REALTIME_BACKOFF_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000];
/** Tries to sync queued admin actions. */
export const ADMIN_SYNC_ATTEMPTS = 3;
/** Milliseconds, times the number of the try. */
export const ADMIN_SYNC_DELAY_MS = 1_000;
/** Milliseconds until the admin status is checked again after an error. */
export const ADMIN_RECHECK_MS = 5_000;
/** How often the admin status is checked again. */
export const ADMIN_RECHECK_ATTEMPTS = 3;
/** CSS pixels: from here on the layout is wide. */
export const WIDE_LAYOUT_MIN_PX = 768;
/** Milliseconds a password reset is busy at least. */
export const RESET_PASSWORD_MIN_MS = 1_500;
/** Seconds an avatar may be cached. */
export const AVATAR_CACHE_SECONDS = 3_600;
/** Events on the landing page. */
export const TEASER_EVENTS = 3;
/** Events per page. */
export const EVENTS_PER_PAGE = 6;
/** Seats of a new event. */
export const DEFAULT_MAX_ATTENDEES = 20;
/** Credits a new event costs. */
export const DEFAULT_CREDITS_REQUIRED = 0;
/** Milliseconds before the start until which cancelling is free: 48 hours. */
export const FREE_CANCELLATION_MS = 48 * 60 * 60 * 1_000;
/** Milliseconds after joining or deleting until the list is read again. */
export const DELAYED_REFETCH_MS = 1_000;
/** Milliseconds for which an admin's decision can be taken back before it is sent. */
export const DECISION_TAKE_BACK_MS = 10_000;
/** Rows that are decided, sent or recorded in one call of the organizers' desk; the database holds the limit. */
export const ADMIN_BULK_MAX = 100;
/** Rows of one call where a press decides or records hundreds: each tells and mails, and a call has 8 seconds. */
export const ADMIN_PART_ROWS = 50;
/** CSS pixels (R-289, A-73: a minimum). */
export const EVENT_CARD_HEIGHT_PX = 680;
/** Characters of a user id in the subscription list. */
export const USER_ID_PREFIX_LENGTH = 8;
/** Characters of the reason why an event is cancelled; the database holds it. */
export const EVENT_CANCELLATION_REASON = 500;
