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
  /** The list under the page's title, for those who hear it. */
  conversations: 'Conversations',
  noConversationsBody: 'Say hello to someone you have met at an event.',
  showMore: 'Show more',
  showingMore: 'Loading...',
  /** A conversation's own list, for those who hear it. */
  thread: 'Conversation with {name}',
  loadingMessages: 'Loading messages...',
  loadingEarlier: 'Loading earlier messages...',
  noMessagesTitle: 'Say hello',
  noMessagesClosedTitle: 'Nothing here yet',
  noMessagesBody: 'You and {name} have not written to each other yet.',
  yourMessage: 'Your message to {name}',
  you: 'You',
  said: '{name}: {content}',
  typing: '{name} is typing...',
  toLatest: 'Latest messages',
  /** of the last message that the other one has read. */
  read: 'Read',
  notSent: 'Not sent',
  discard: 'Delete',
  retryMessage: 'Try again',
  messageTo: 'Message {name}',
  people: 'People you can message',
  person: 'Person',
  action: 'Action',
  nobodyTitle: 'We could not find this person',
  nobodyBody: 'She may have left, or you cannot message her. Your other conversations are still here.',
  /** She has blocked the other one. */
  blockedTitle: 'You have blocked {name}',
  blockedBody: 'Neither of you sees the other, or what you wrote. She is not told.',
  threadFailedTitle: 'Error',
  threadFailed: 'This conversation could not be loaded',
  /** */
  readOnly: 'You can read this conversation, but not write in it at the moment.',
} as const;
