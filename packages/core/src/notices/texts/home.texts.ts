/** The landing page. */
export const homeTexts = {
  /** What the browser's tab says. */
  pageTitle: 'Find your people',
  /** */
  safeSpace: 'Verified, female-only space',
  heroTitle: 'Your people are one coffee away.',
  /** */
  heroBody:
    'Connect, have fun and build friendships. Join a community where women uplift each other through curated events, shared experiences and meaningful connections.',
  /** */
  joinNow: 'Join Now',
  exploreEvents: 'Explore Events',
  /** To a member, in place of joining. */
  myApplications: 'My Applications',
  /** What stands behind the badge. */
  trust: 'An organizer reads every application.',
  trustLink: 'What "verified" means',
  /** How many events are to come. */
  oneEventComing: 'One event is coming up.',
  eventsComing: '{n} events are coming up.',
  manyEventsComing: '{n} events or more are coming up.',
  /** */
  playVideo: 'Play video',
  pauseVideo: 'Pause video',
  loadingVideo: 'Loading the video...',
  /** */
  howItWorks: 'How it works',
  howItWorksBody: "Three steps, and there's a seat waiting for you.",
  stepSelectTitle: 'Select an event',
  stepSelectBody: 'Find something you would love to do, with people you would love to meet.',
  stepChooseTitle: 'Choose how to join',
  stepChooseBody: 'Book a single event, or join the community.',
  communitySoon: 'Community membership',
  stepAccountTitle: 'Create an account',
  stepAccountBody: 'Tell us a little about yourself, and apply for your first seat.',
  /** */
  comingSoon: 'Coming Soon',
  activitiesTitle: 'Ways to meet',
  activitiesBody: 'Big tables, small circles, or just the two of you.',
  /** */
  groupEvents: 'Group Events',
  groupEventsBody: 'Book clubs, hikes, workshops.',
  communityBrunches: 'Community Brunches',
  communityBrunchesBody: 'Long tables, good company.',
  coffeeChats: '1-on-1 Coffee Chats',
  coffeeChatsBody: 'Matched by interests.',
  /** */
  upcomingEvents: 'Upcoming Events',
  seeAllEvents: 'See all events',
  /** */
  noEventsTitle: 'No upcoming events',
  noEventsBody: 'Check back soon',
  loadingEvents: 'Loading the next events...',
  /** */
  cancellationNote: 'Free cancellation up to 48 hours before the event.',
  callToActionTitle: 'Come as you are',
  callToActionBody: 'Join a community of women who uplift each other.',
} as const;

/** The three plans. */
export const pricingTexts = {
  title: 'Simple pricing',
  body: 'Pay for what you come to. Plans for regulars are coming soon.',
  getStarted: 'Get Started',
  comingSoon: 'Coming Soon',
  single: 'Single Event',
  singleUnit: 'per credit',
  singleLead: 'Come to one event, see how it feels.',
  singleNote: 'First 100 users get complimentary community access',
  singleTypical: 'Single events typically cost 4-10 credits',
  monthly: 'Monthly',
  monthlyLead: 'For a couple of evenings out each month.',
  monthlyUnit: 'per month',
  monthlyCredits: '10 credits per month',
  quarterly: 'Quarterly',
  quarterlyLead: 'For a whole season together.',
  quarterlyUnit: 'per quarter',
  quarterlyCredits: '30 credits per quarter',
} as const;
