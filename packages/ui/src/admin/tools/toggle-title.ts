import { togglesPanelTexts } from '@sorella/core/notices/texts/admin-tools.texts';

/** The row that holds a user name and is no switch. */
export const SETTING = 'paypal_email';

/** A name of the database's as people write it. */
export const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** What a feature toggle is called, in its list and in the log. */
export const toggleTitle = (featureName: string) =>
  featureName === SETTING ? togglesPanelTexts.settingTitle : inWords(featureName);
