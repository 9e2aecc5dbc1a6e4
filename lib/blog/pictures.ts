/** Widths in pixels that a post's picture exists in; it is three wide to two high. */
export const POST_PICTURE_WIDTHS = [480, 960] as const;
type Width = (typeof POST_PICTURE_WIDTHS)[number];
type Ending = 'avif' | 'webp';

const LARGEST = /-960\.webp$/;

/** Where the shop's own picture for a post lies, below the site's root. */
export const postPicture = (postId: string, width: Width, ending: Ending): string =>
  `/pictures/blog-${postId}-${width}.${ending}`;

/** The path that a post stores: its largest picture, in the format that every reader of feeds knows. */
export const postImage = (postId: string): string => postPicture(postId, 960, 'webp');

/** All widths of a post's picture as a `srcset`; `null` for a picture that exists in one size only. */
export const postSrcSet = (image: string, ending: Ending): string | null =>
  LARGEST.test(image)
    ? POST_PICTURE_WIDTHS.map((width) => `${image.replace(LARGEST, `-${width}.${ending}`)} ${width}w`).join(', ')
    : null;
