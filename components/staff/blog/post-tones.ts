import type { PostListItem } from '@/lib/staff';

/** The colour of a post's state. */
export const POST_TONES = { draft: 'honey', planned: 'sky', published: 'mint' } as const satisfies Record<
  PostListItem['state'],
  string
>;
