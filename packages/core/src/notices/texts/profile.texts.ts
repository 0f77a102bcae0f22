/** The profile page. */
export const profileTexts = {
  /** */
  title: 'My Profile',
  loading: 'Loading your profile...',
  loadFailedTitle: 'Error',
  loadFailed: 'Your profile could not be loaded',
  formTitle: 'About you',
  photo: 'Photo',
  name: 'Name',
  professionalTitle: 'Professional title',
  bio: 'Bio',
  /** read-only. */
  email: 'Email',
  emailHint: "This is your sign-in email. You can't change it here.",
  save: 'Save Changes',
  saving: 'Saving...',
  discard: 'Discard changes',
  /** Where the form stands, beside its button. */
  statusChanged: 'Not saved yet',
  statusSaved: 'Everything is saved',
  statusQueued: 'Saved on this device. We send it when you are back online.',
  /** The same while the member is online: it is the server that has not answered. */
  statusQueuedOnline: 'Saved on this device. We keep trying to send it.',
  statusUndecided: "Not saved yet: your decision is needed under 'Waiting to be saved'.",
  statusFailed: 'Not saved. Everything you typed is still here.',
  problems: 'Please check the fields marked above.',
  /** Offline, with the profile as this device last saw it. */
  offline: 'You are offline. You can go on writing; we save your changes once you are back.',
  /** What the card of the member's profile shows ahead of what others see. */
  notYetSeen: 'Others see this once it is saved.',
  /** when the member and another device changed the same. */
  conflictTitle: 'Changed in two places',
  conflictBody: 'While you were writing, this was changed on another device. Which version should stay?',
  conflictThere: 'There, your {field} says',
  conflictEmpty: 'nothing',
  conflictKeep: 'Keep mine',
  conflictAccept: 'Use the other',
  /** Leaving with something unsaved. */
  leaveTitle: 'Leave without saving?',
  leaveBody: 'What you changed on this page is not saved yet and would be lost.',
  /** signing out while something waits on this device as well. */
  leaveWaiting: 'What waits to be saved stays on this device, and is saved when you sign in here again.',
  leave: 'Leave',
  stay: 'Keep editing',
  signOutTitle: 'Sign out without saving?',
  /** What is still missing. */
  checklistTitle: 'Let others get to know you',
  checklistOne: 'One thing is still missing from your profile:',
  checklistBody: 'A few things are still missing from your profile:',
  checklistPhoto: 'Add a photo',
  checklistTitleField: 'Add what you do',
  checklistBio: 'Write a few words about you',
  checklistElsewhere:
    'Did you join on another device? A photo or bio that you gave there is added when you sign in on it within a day.',
  /** The session's tools. */
  sessionTitle: 'Signed in on this device',
  /** */
  refreshSession: 'Refresh session',
  refreshingSession: 'Refreshing...',
  /** at most once per 10 s, said on the button. */
  refreshAgainIn: 'Refresh again in {seconds} s',
  /** */
  signOut: 'Sign Out',
  signingOut: 'Signing Out...',
  /** */
  expiredTitle: 'Your sign-in has expired',
  /** Signed out in another tab, which a notice says: the card says what to do. */
  signedOutTitle: 'Sign in to see your profile',
  expiredBody: 'Please sign in again to see and change your profile.',
  expiredUnsaved: 'What you typed is kept until you are back.',
  signInAgain: 'Sign in again',
  tryAgain: 'Try again',
  /** */
  planTitle: 'Your plan',
  noSubscription: 'No Active Subscription',
  credits: '{n} credits',
  oneCredit: '1 credit',
  creditsIncluded: '{n} included in your plan',
  planLoading: 'Loading your plan...',
  planFailed: 'Your plan could not be loaded.',
  /** */
  typeAdmin: 'Admin',
  unlimitedCredits: 'Unlimited credits',
} as const;
