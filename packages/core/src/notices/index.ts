export { refusedAdminNotice } from './admin-refusal.ts';
export type { Notice, NoticeId, NoticeParams, PlainNoticeId } from './catalogue.ts';
export { NOTICES, NOTICES_BY_SUBJECT, notice } from './catalogue.ts';
export { DATA_ERROR_NOTICE_IDS, dataErrorNotice } from './data-error.ts';
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
export * from './subjects.ts';
export * from './texts/index.ts';
