export { createSupportRequest, recordSupportRequest, type SupportDeps } from './create-request';
export { handleSupportMailFailure } from './job-failures';
export { purgeRequests } from './purge-requests';
