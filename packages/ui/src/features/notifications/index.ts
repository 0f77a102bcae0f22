// What happened to a member: the bell's list on every device, and how much of it is unread.
export { NotificationsFlow } from './NotificationsFlow.tsx';
