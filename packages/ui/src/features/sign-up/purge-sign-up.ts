export { purgeSignUps as purgeSignUp } from '@sorella/core/offline';
