import type { EditedPost, ListedPost } from '@/lib/blog';

/** Where a post is: nobody reads a draft, and a planned one appears by itself. */
type PostState = 'draft' | 'planned' | 'published';

export function getPostState(publishedAt: Date | null, now: Date): PostState {
  if (!publishedAt) return 'draft';
  return publishedAt > now ? 'planned' : 'published';
}

export type PostListItem = ListedPost & { readonly state: PostState };

/** A post as those who write see it. */
export type PostView = EditedPost & {
  readonly state: PostState;
  /** `2026-12-24T18:30` in the shop's own time zone; empty for a draft. */
  readonly localTime: string;
  /** A draft that was begun at the desk. */
  readonly deletable: boolean;
};
