export { type AttemptLimit, CONTENDED_TX_OPTIONS, getAttemptWait, lockAttempts, recordAttempts } from './attempts';
export { createBodyBudget, expectedBytes } from './body-budget';
export { addressGroup, clientAddress, isPrivateAddress } from './client-address';
export { formatSetCookie, getHostCookieName, readCookie } from './cookies';
export { guardOrigin, isAllowedHost, isFromShop, readBody } from './guard';
export { type ReplyStorage, runIdempotent } from './idempotency';
export { createMemoryRateLimit } from './memory-rate-limit';
export { checkRateLimit, RATE_CLASSES } from './rate-limit';
export { deleteDeviceReplies, deleteStoredReplies, readTables } from './repository';
