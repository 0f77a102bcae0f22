import type { NoticeEmitted } from '../notice-emitted.ts';

/** What a diagnosis finds. */
export type Finding = 'good' | 'auth-service' | 'connection';

/** What the machine is given. */
export interface DiagnosisInput {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Memory of the machine. */
export interface DiagnosisContext {
  /** When the connection may be checked again, in ms since 1970; null when it may. */
  checkableAt: number | null;
  now: DiagnosisInput['now'];
}

/** Everything the machine listens to: she pressed 'Check my connection'. */
export interface DiagnosisEvent {
  type: 'diagnosis.begin';
}

/** What the machine tells its surroundings. */
export type DiagnosisEmitted = NoticeEmitted;
