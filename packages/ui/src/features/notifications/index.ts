// What happened to a member: the bell's list on every device, how much of it is unread, and what she wants to be told.
export { NotificationSettingsFlow } from './NotificationSettingsFlow.tsx';
export { NotificationsFlow } from './NotificationsFlow.tsx';
export { UnsubscribeFlow, type UnsubscribeFlowProps } from './UnsubscribeFlow.tsx';
