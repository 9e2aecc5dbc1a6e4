export { createSupportRequest, recordSupportRequest, type SupportDeps } from './create-request';
export { purgeRequests } from './purge-requests';
export { countOpenRequests, listOpenRequests } from './repository';
