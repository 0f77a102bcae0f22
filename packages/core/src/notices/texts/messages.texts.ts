/** Conversations. */
export const messagesTexts = {
  title: 'Messages',
  signInPrompt: 'Please sign in to view messages.',
  signIn: 'Sign In',
  selectTitle: 'Select a conversation',
  selectBody: 'Choose a conversation from the list or start a new one.',
  newMessage: 'New Message',
  /** */
  newMessageSubtitle: 'Users you can message based on shared events',
  searchUsers: 'Search users...',
  refreshUsers: 'Refresh users',
  loadingUsers: 'Loading users...',
  /** */
  noUsersTitle: 'No users available',
  noUsersBody: 'You need to attend the same events as other users to message them.',
  browseEvents: 'Browse Events',
  /** */
  noSearchResults: 'No users found matching your search',
  /** */
  noOtherUsers: 'No other users available',
  /** */
  message: 'Message',
  loadingConversations: 'Loading conversations...',
  noConversations: 'No conversations yet',
  backToConversations: 'Back to conversations',
  writeMessage: 'Write a message...',
  send: 'Send',
  sending: 'Sending...',
  unread: '{n} unread',
  /** */
  readOnly: 'You can read this conversation, but not write in it at the moment.',
} as const;
