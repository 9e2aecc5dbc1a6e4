export { fileResponse } from './file-response';
export { limitFiles } from './read-limit';
export {
  archiveReply,
  csvReply,
  errorReply,
  pdfReply,
  pictureReply,
  type Reply,
  reply,
  resultReply,
  toResponse,
} from './reply';
export { endpoint, mutation, type Params, query, upload } from './route';
export { signInRequired } from './visitor';
