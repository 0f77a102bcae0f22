export * from './subjects.ts';

// The texts themselves come first: in another order a visitor's first script packs a little worse.

export { refusedAdminNotice } from './admin-refusal.ts';
export type { Notice, NoticeId, NoticeParams, PlainNoticeId } from './catalogue.ts';
export { NOTICES, NOTICES_BY_SUBJECT, notice } from './catalogue.ts';
export { changeFailureNotice, DATA_ERROR_NOTICE_IDS, dataErrorNotice } from './data-error.ts';
export type {
  FilledNotice,
  NoticeDefinition,
  NoticeGroup,
  NoticeParamsOf,
  NoticeTone,
  ParamsArgument,
  PlaceholderOf,
  RequirementId,
  TextParams,
} from './notice.ts';
export { fillText, noticeOf } from './notice.ts';
export * from './texts/index.ts';
