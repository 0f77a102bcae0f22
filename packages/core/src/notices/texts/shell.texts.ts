/** Header, footer and the page for unknown addresses. */
export const shellTexts = {
  /** header entries in their order. */
  events: 'Events',
  coffeeChats: 'Coffee Chats',
  messages: 'Messages',
  /** Beside it, how much is unread. */
  unreadMessages: '{n} unread',
  /** An entry of an admin's own menu. */
  adminTools: 'Admin tools',
  myProfile: 'My Profile',
  signIn: 'Sign In',
  joinNow: 'Join Now',
  signOut: 'Sign Out',
  /** What a member opens by her picture and first name; read aloud before the name. */
  account: 'Account',
  safety: 'Safety',
  /** In the place of a page whose session has ended. */
  endedTitle: 'You are signed out',
  endedBody: 'Sign in to come back to this page.',
  /** while signing out. */
  signingOut: 'Signing Out...',
  /** below 768 px. */
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  /** Names of the two groups of links, for screen readers. */
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  /** footer links. */
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  communityGuidelines: 'Community Guidelines',
  cookies: 'Cookies',
  contact: 'Contact',
  faq: 'FAQ',
  social: 'Follow us',
  /** The theme is chosen in the footer. */
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  /** */
  notFoundTitle: 'Oops! Page not found',
  notFoundBody: 'The page you are looking for is not here. It may have moved.',
  returnToHome: 'Return to Home',
  /** In place of a page whose code could not be had. */
  pageMissing: 'This page could not be loaded',
  pageMissingAdvice: 'Please check your internet connection and try again.',
  /** while access is checked. */
  checkingAccess: 'Checking your access...',
  /** an admin switched the page off. */
  featureOff: 'Closed for now',
  featureOffBody: '{feature} are switched off at the moment. Nothing is lost, please come back later.',
} as const;

/** Quiet banners about the connection. */
export const connectivityTexts = {
  offline: 'You are offline. What you see may be out of date.',
  reconnecting: 'Reconnecting...',
  /** what is shown was read earlier, and could not be read again. */
  fromCache: 'Shown as of {time}. It could not be updated.',
} as const;
