/** Widths in pixels of a post's picture; aspect ratio 3:2. */
export const POST_PICTURE_WIDTHS = [480, 960] as const;
type Width = (typeof POST_PICTURE_WIDTHS)[number];
type Ending = 'avif' | 'webp';

const LARGEST = /-960\.webp$/;
const UPLOADED = /^\/pictures\/posts\/[\da-f-]{36}-960\.webp$/;
/** Only the shop's own pictures: no other site may learn who reads. */
const SHOP_PICTURE = /^\/pictures\/(?:posts\/)?[\w-]+\.(?:avif|webp|jpg|png)$/;

/** URL of a built-in post's picture. */
export const postPictureUrl = (postId: string, width: Width, ending: Ending): string =>
  `/pictures/blog-${postId}-${width}.${ending}`;

/** The URL that a post stores: its largest picture, in the format that every feed reader supports. */
export const postImageUrl = (postId: string): string => postPictureUrl(postId, 960, 'webp');

/** URL of a picture that the staff uploaded, as a post and its text store it. */
export const uploadedPictureUrl = (pictureId: string): string => `/pictures/posts/${pictureId}-960.webp`;

/** The social image that was made of an uploaded picture; `null` for a picture that comes with the shop. */
export const uploadedCard = (image: string): string | null =>
  UPLOADED.test(image) ? image.replace(LARGEST, '-card.jpg') : null;

/** Whether a text may show the picture at this URL. */
export const isPostPicture = (url: string): boolean => SHOP_PICTURE.test(url);

/** All widths of a post's picture as a `srcset`; `null` for a picture with one size only. */
export const postSrcSet = (image: string, ending: Ending): string | null =>
  LARGEST.test(image)
    ? POST_PICTURE_WIDTHS.map((width) => `${image.replace(LARGEST, `-${width}.${ending}`)} ${width}w`).join(', ')
    : null;
