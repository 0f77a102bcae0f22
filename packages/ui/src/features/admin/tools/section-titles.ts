import type { AdminSection } from '@sorella/core/domain/administration/sections';
import { adminPanelTexts, applicationsPanelTexts } from '@sorella/core/notices/texts/admin.texts';
import {
  coffeeChatsPanelTexts,
  paymentDeskTexts,
  refundsPanelTexts,
  reportsPanelTexts,
} from '@sorella/core/notices/texts/admin-desks.texts';
import { adminEventsTexts } from '@sorella/core/notices/texts/admin-events.texts';
import { mailsPanelTexts } from '@sorella/core/notices/texts/admin-mails.texts';
import { adminPlaceTexts } from '@sorella/core/notices/texts/admin-place.texts';
import { paymentTermTexts } from '@sorella/core/notices/texts/payment-term.texts';
import { staffTexts } from '@sorella/core/notices/texts/staff.texts';

/** What each section is called on the profile. */
export const SECTION_TITLES: Readonly<Record<AdminSection, string>> = {
  events: adminEventsTexts.title,
  applications: applicationsPanelTexts.title,
  'payment-desk': paymentDeskTexts.title,
  refunds: refundsPanelTexts.title,
  'coffee-chats': coffeeChatsPanelTexts.title,
  reports: reportsPanelTexts.title,
  members: adminPanelTexts.memberApprovalsTitle,
  subscriptions: adminPanelTexts.subscriptionsTitle,
  mails: mailsPanelTexts.title,
  cancelled: adminPanelTexts.cancelledTitle,
  audit: adminPanelTexts.auditTitle,
  staff: staffTexts.title,
  'payment-term': paymentTermTexts.title,
  features: adminPanelTexts.togglesTitle,
};

/** What each section is called in the admin's place: in its list, and at its head. */
export const SECTION_NAMES: Readonly<Record<AdminSection, string>> = {
  events: adminEventsTexts.title,
  applications: adminPlaceTexts.applications,
  'payment-desk': adminPlaceTexts.payments,
  refunds: adminPlaceTexts.refunds,
  'coffee-chats': adminPlaceTexts.coffeeChats,
  reports: adminPlaceTexts.reports,
  members: adminPlaceTexts.members,
  subscriptions: adminPlaceTexts.plans,
  mails: adminPlaceTexts.mails,
  cancelled: adminPlaceTexts.cancelled,
  audit: adminPlaceTexts.log,
  staff: adminPlaceTexts.staff,
  'payment-term': paymentTermTexts.title,
  features: adminPlaceTexts.features,
};
