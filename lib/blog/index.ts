export { excerpt, truncateWords } from './excerpt';
export type { BlogPost } from './model';
export { POST_PICTURE_WIDTHS, postPictureUrl, postSrcSet } from './pictures';
export { getRelatedBook } from './related-book';
export { splitLastSection } from './split-last-section';
