import type { Language } from '@/lib/markets';

/** Pages with their own social image; all others use the shop's. */
export const CARD_PAGES = ['shop', 'home', 'books', 'blog', 'roladin'] as const;
export type CardPage = (typeof CARD_PAGES)[number];

/** Size of an Open Graph image (1.91 : 1) in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Social image of a page with text in a language (`npm run covers -- pages`). */
export const pageCard = (page: CardPage, language: Language): string => `/social/${page}-${language}.jpg`;

/** Social image of a blog post. */
export const postCard = (postId: string, language: Language): string => `/social/post-${postId}-${language}.jpg`;
