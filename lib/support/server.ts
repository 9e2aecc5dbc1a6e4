export { createSupportRequest, recordSupportRequest, type SupportDeps } from './create-request';
export { purgeRequests } from './purge-requests';
