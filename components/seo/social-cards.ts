import type { Language } from '@/lib/markets';

/** Pages that have a picture of their own for shared links; all others show the shop's. */
export const CARD_PAGES = ['shop', 'home', 'books', 'blog', 'roladin'] as const;
export type CardPage = (typeof CARD_PAGES)[number];

/** What sharing services ask for (Open Graph, 1.91 : 1), in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The picture that a shared link to a page shows, lettered in a language (`npm run covers -- pages`). */
export const pageCard = (page: CardPage, language: Language): string => `/social/${page}-${language}.jpg`;

/** The picture that a shared link to a post of the blog shows. */
export const postCard = (postId: string, language: Language): string => `/social/post-${postId}-${language}.jpg`;
