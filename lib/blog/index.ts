export type { EditedPost, EditedText, ListedPost } from './editing/view';
export { excerpt, truncateWords } from './excerpt';
export type { BlogPost } from './model';
export {
  isPostPicture,
  POST_PICTURE_WIDTHS,
  postPictureUrl,
  postSrcSet,
  uploadedCard,
} from './pictures';
export { splitLastSection } from './split-last-section';
