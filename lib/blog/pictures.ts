/** Widths in pixels of a post's picture; aspect ratio 3:2. */
export const POST_PICTURE_WIDTHS = [480, 960] as const;
type Width = (typeof POST_PICTURE_WIDTHS)[number];
type Ending = 'avif' | 'webp';

const LARGEST = /-960\.webp$/;

/** URL of a built-in post's picture. */
export const postPictureUrl = (postId: string, width: Width, ending: Ending): string =>
  `/pictures/blog-${postId}-${width}.${ending}`;

/** The URL that a post stores: its largest picture, in the format that every feed reader supports. */
export const postImageUrl = (postId: string): string => postPictureUrl(postId, 960, 'webp');

/** All widths of a post's picture as a `srcset`; `null` for a picture with one size only. */
export const postSrcSet = (image: string, ending: Ending): string | null =>
  LARGEST.test(image)
    ? POST_PICTURE_WIDTHS.map((width) => `${image.replace(LARGEST, `-${width}.${ending}`)} ${width}w`).join(', ')
    : null;
