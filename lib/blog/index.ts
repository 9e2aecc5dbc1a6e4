export { splitEnding } from './ending';
export { excerpt, firstWords } from './excerpt';
export type { BlogPost } from './model';
export { POST_PICTURE_WIDTHS, postPicture, postSrcSet } from './pictures';
export { bookForPost } from './topics';
