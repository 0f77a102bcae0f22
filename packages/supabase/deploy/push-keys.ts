import { createECDH } from 'node:crypto';

// Two lines for the file of settings: new keys with which this community tells the services of browsers who pushes (RFC
// 8292). With other keys than before every device has to be turned on again.
const keys = createECDH('prime256v1');
console.log(`PUSH_PUBLIC_KEY=${keys.generateKeys('base64url')}`);
console.log(`PUSH_PRIVATE_KEY=${keys.getPrivateKey('base64url')}`);
