export { addressGroup, clientAddress } from './address';
export { type AttemptLimit, countAttempt, TAKING_TURNS, waitForAttempt } from './attempts';
export { cookieHeader, hostCookie, readCookie } from './cookies';
export { forgetReplies } from './forget';
export { guardOrigin, readBody } from './guard';
export { once } from './idempotency';
export { countRequest, RATE_CLASSES } from './rate-limit';
