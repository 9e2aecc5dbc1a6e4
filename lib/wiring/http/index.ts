export { limitFiles } from './read-limit';
export { answer, pictureReply, type Reply, refuse, reply, send } from './reply';
export { mutation, query, upload } from './route';
export { fileResponse } from './stored-file';
export { sessionEnded, signInFirst } from './visitor';
