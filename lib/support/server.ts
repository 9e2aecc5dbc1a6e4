export { createSupportRequest, recordSupportRequest, type SupportDeps } from './create-request';
export { answerRequest, assignRequest, saveTemplate, setRequestState } from './inbox/answer';
export { receiveReply } from './inbox/receive-reply';
export { findInboxRequest, listInbox, listTemplates, searchRequestIds } from './inbox/repository';
export { purgeRequests } from './purge-requests';
export { createReplyAddress } from './reply-address';
export { countOpenRequests } from './repository';
