export { addressGroup, clientAddress, isPrivateAddress } from './address';
export { type AttemptLimit, countAttempt, roomWait, TAKING_TURNS, waitForAttempt } from './attempts';
export { bodyBudget, bytesOf } from './body-budget';
export { cookieHeader, hostCookie, readCookie } from './cookies';
export { forgetReplies } from './forget';
export { guardOrigin, isOurHost, readBody } from './guard';
export { once } from './idempotency';
export { memoryLimit } from './memory-limit';
export { countRequest, RATE_CLASSES } from './rate-limit';
