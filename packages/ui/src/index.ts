export {
  AdminAccess,
  type AdminAccessContent,
  type AdminAccessProps,
} from './admin/admin-access/AdminAccess.tsx';
export {
  PaypalSetting,
  type PaypalSettingProps,
  type PaypalSettingRefusal,
} from './admin/paypal-setting/PaypalSetting.tsx';
export {
  PendingBookingsDashboard,
  type PendingBookingsDashboardProps,
} from './admin/pending-bookings/PendingBookingsDashboard.tsx';
export { AllDoneDrawing } from './art/drawings/AllDoneDrawing.tsx';
export { FirstStepDrawing } from './art/drawings/FirstStepDrawing.tsx';
export { FreeSeatDrawing } from './art/drawings/FreeSeatDrawing.tsx';
export { GapDrawing } from './art/drawings/GapDrawing.tsx';
export { KeyDrawing } from './art/drawings/KeyDrawing.tsx';
export { LetterDrawing } from './art/drawings/LetterDrawing.tsx';
export { SearchDrawing } from './art/drawings/SearchDrawing.tsx';
export { TornLetterDrawing } from './art/drawings/TornLetterDrawing.tsx';
export { EventPicture, type EventPictureProps } from './art/EventPicture.tsx';
export { ApplicationCard, type ApplicationCardProps } from './cards/application-card/ApplicationCard.tsx';
export { ApplicationCardSkeleton } from './cards/application-card/ApplicationCardSkeleton.tsx';
export { BookingReceipt, type BookingReceiptProps } from './cards/booking-receipt/BookingReceipt.tsx';
export { EventCard } from './cards/event-card/EventCard.tsx';
export { EventCardSkeleton } from './cards/event-card/EventCardSkeleton.tsx';
export type { EventCardBusy, EventCardDetails, EventCardProps } from './cards/event-card/event-card.types.ts';
export { LetterCard, type LetterCardProps } from './cards/letter-card/LetterCard.tsx';
export { MemberCard, type MemberCardProps } from './cards/member-card/MemberCard.tsx';
export { MemberCardSkeleton } from './cards/member-card/MemberCardSkeleton.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './dialogs/ConfirmDialog.tsx';
export { EmptyState, type EmptyStateProps } from './empty-states/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './empty-states/ErrorState.tsx';
export { type EventsView } from './features/events/EventsFlow.tsx';
export { eventQuery } from './features/events/event-query.ts';
export { eventFiltersQuery, eventPageQuery, teaserEventsQuery } from './features/events/queries.ts';
export { createBrowserStore } from './features/offline/browser-store.ts';
export { ShellFlow, type ShellFlowProps } from './features/shell/ShellFlow.tsx';
export {
  NewPasswordForm,
  type NewPasswordFormProps,
  type NewPasswordProblem,
} from './forms/NewPasswordForm.tsx';
export {
  ResetPasswordForm,
  type ResetPasswordFormProps,
  type ResetPasswordProblem,
} from './forms/ResetPasswordForm.tsx';
export {
  type SignInDetails,
  SignInForm,
  type SignInFormProps,
  type SignInProblem,
} from './forms/SignInForm.tsx';
export { ApplicationList, type ApplicationListProps } from './lists/ApplicationList.tsx';
export type { ListContent } from './lists/content.ts';
export { EventFilters, type EventFiltersProps, type EventFilterValues } from './lists/EventFilters.tsx';
export { EventGrid, type EventGridProps } from './lists/EventGrid.tsx';
export { EventList, type EventListProps } from './lists/EventList.tsx';
export {
  NotificationBell,
  type NotificationBellProps,
  type NotificationContent,
} from './lists/notifications/NotificationBell.tsx';
export { NoticeHost } from './notices/NoticeHost.tsx';
export {
  createNoticeCenter,
  type NoticeAction,
  type NoticeCenter,
  type NoticeSnapshot,
  type PublishedNotice,
} from './notices/notice-center.ts';
export { AlertDialog, type AlertDialogProps } from './primitives/AlertDialog.tsx';
export { Avatar, type AvatarProps, blockOf, initialsOf } from './primitives/Avatar.tsx';
export { Badge, type BadgeProps } from './primitives/Badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './primitives/Button.tsx';
export { Checkbox, type CheckboxProps } from './primitives/Checkbox.tsx';
export { Chip, type ChipProps } from './primitives/Chip.tsx';
export { Container, type ContainerProps } from './primitives/Container.tsx';
export { Dialog, type DialogProps } from './primitives/Dialog.tsx';
export { Disclosure, type DisclosureProps, type DisclosureTrigger } from './primitives/Disclosure.tsx';
export { Field, type FieldControlProps, type FieldProps } from './primitives/Field.tsx';
export { atFirstNeed } from './primitives/first-need.ts';
export { Grid, type GridProps } from './primitives/Grid.tsx';
export { Heading, type HeadingProps } from './primitives/Heading.tsx';
export { IconButton, type IconButtonProps } from './primitives/IconButton.tsx';
export { Inline, type InlineProps } from './primitives/Inline.tsx';
export { Logo, LogoMark } from './primitives/Logo.tsx';
export { afterFirstPicture } from './primitives/lazy-code.ts';
export { lazyComponent } from './primitives/lazy-component.tsx';
export {
  type LinkComponent,
  type LinkProps,
  NavigationLink,
  NavigationProvider,
} from './primitives/navigation.tsx';
export { Pagination, type PaginationProps } from './primitives/Pagination.tsx';
export { PasswordInput, type PasswordInputProps } from './primitives/PasswordInput.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './primitives/RadioGroup.tsx';
export { Select, type SelectOption, type SelectProps } from './primitives/Select.tsx';
export { Skeleton, type SkeletonProps } from './primitives/Skeleton.tsx';
export { Spinner } from './primitives/Spinner.tsx';
export { Stack, type StackProps } from './primitives/Stack.tsx';
export { StatusNote, type StatusNoteProps } from './primitives/StatusNote.tsx';
export { Surface, type SurfaceProps } from './primitives/Surface.tsx';
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs.tsx';
export { Text, type TextProps } from './primitives/Text.tsx';
export { Textarea, type TextareaProps } from './primitives/Textarea.tsx';
export { TextInput, type TextInputProps } from './primitives/TextInput.tsx';
export { TextLink, type TextLinkProps } from './primitives/TextLink.tsx';
export { VisuallyHidden } from './primitives/VisuallyHidden.tsx';
export { AppServicesProvider, useAppServices } from './runtime/AppServicesProvider.tsx';
export type { ActorRuntime } from './runtime/actor-services.ts';
export { type AppServices, reportFailure } from './runtime/app-services.ts';
export { createBrowserDevice, type Device } from './runtime/device.ts';
export { type LazyActor } from './runtime/lazy-actor.ts';
export { type Navigate, type NavigateOptions, NavigateProvider } from './runtime/navigation.tsx';
export { PageReadyContext } from './runtime/page-ready.ts';
export { createQueryClient } from './runtime/query-client.ts';
export { AccessRequired, type AccessRequiredProps } from './screens/AccessRequired.tsx';
export { AdminScreen, type AdminScreenProps } from './screens/AdminScreen.tsx';
export { CoffeeChatsScreen } from './screens/CoffeeChatsScreen.tsx';
export { ContactScreen } from './screens/ContactScreen.tsx';
export { EmailConfirmedScreen } from './screens/EmailConfirmedScreen.tsx';
export { ErrorScreen, type ErrorScreenProps } from './screens/ErrorScreen.tsx';
export { EventBookingSuccessScreen } from './screens/EventBookingSuccessScreen.tsx';
export { EventScreen, type EventScreenProps } from './screens/EventScreen.tsx';
export {
  EventsScreen,
  type EventsScreenProps,
} from './screens/EventsScreen.tsx';
export { EVENTS_TABS, type EventsTab } from './screens/events-tabs.ts';
export { FaqScreen, type FaqScreenProps } from './screens/FaqScreen.tsx';
export { HomeScreen } from './screens/HomeScreen.tsx';
export { LegalScreen } from './screens/LegalScreen.tsx';
export {
  MessagesScreen,
  type MessagesScreenProps,
  type MessagesView,
  SignedOutMessages,
} from './screens/MessagesScreen.tsx';
export { NotFoundScreen } from './screens/NotFoundScreen.tsx';
export { NotificationsScreen } from './screens/NotificationsScreen.tsx';
export { ProfileScreen } from './screens/ProfileScreen.tsx';
export { ResetPasswordScreen } from './screens/ResetPasswordScreen.tsx';
export { SafetyScreen } from './screens/SafetyScreen.tsx';
export { SignInRequired, type SignInRequiredProps } from './screens/SignInRequired.tsx';
export { SignInScreen } from './screens/SignInScreen.tsx';
export { SignUpScreen } from './screens/SignUpScreen.tsx';
export { SubscriptionSuccessScreen } from './screens/SubscriptionSuccessScreen.tsx';
export { UnsubscribeScreen } from './screens/UnsubscribeScreen.tsx';
export { UpdatePasswordScreen } from './screens/UpdatePasswordScreen.tsx';
export { ConnectionBanner, type ConnectionBannerProps } from './site/ConnectionBanner.tsx';
export { Footer, type FooterProps } from './site/Footer.tsx';
export { type BlockedPress, type BlockedReason, Header, type HeaderProps } from './site/Header.tsx';
export { mainId, PageShell, type PageShellProps } from './site/PageShell.tsx';
export { applyTheme, getTheme, setTheme, subscribeToTheme, useTheme } from './site/theme.ts';
export { type Theme, themeStorageKey, themes } from './site/themes.ts';
export { type Block, blocks, type ColorName, media, vars } from './tokens/index.ts';
export { type AppServicesOptions, createAppServices } from './wiring/create-app-services.ts';
export { tellDroppedPress, watchMissingCode } from './wiring/missing-code.ts';
export { startApp } from './wiring/start-app.ts';
