import { z } from 'zod';
import { isPostPicture } from '@/lib/blog';
import { ALL_BASE_IDS } from '@/lib/catalogue';
import { LANGUAGES } from '@/lib/markets';
import { cleanLine, cleanText } from '@/lib/platform/text/clean-text';
import { STAFF_LIMITS } from '../limits';

export const newPostSchema = z.object({
  /** The last segment of the post's address, the same in all languages. */
  slug: z
    .string('slug_invalid')
    .overwrite(cleanLine)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug_invalid')
    .max(80, 'slug_invalid'),
});

const PICTURE = /!\[(?<alt>[^\]]*)\](?:\((?<url>[^)\s]*)[^)]*\))?/g;

/** What is wrong with the pictures of a Markdown text. */
function findPictureFault(markdown: string): 'post_alt_required' | 'post_picture_foreign' | null {
  for (const { groups } of markdown.matchAll(PICTURE)) {
    if (!groups?.alt?.trim()) return 'post_alt_required';
    if (!isPostPicture(groups.url ?? '')) return 'post_picture_foreign';
  }
  return null;
}

/** A post's text in one language; it has to be complete before readers see it. */
export const postTextSchema = z
  .object({
    language: z.enum(LANGUAGES),
    title: z.string().overwrite(cleanLine).max(STAFF_LIMITS.postTitle).default(''),
    description: z.string().overwrite(cleanLine).max(STAFF_LIMITS.postSummary).default(''),
    /** Markdown. */
    content: z.string().overwrite(cleanText).max(STAFF_LIMITS.postText).default(''),
    shown: z.boolean().default(false),
    /** What the member has read; 0: no text yet. */
    version: z.number().int().min(0).max(1_000_000).default(0),
  })
  .superRefine(({ title, description, content, shown }, context) => {
    const refuse = (path: string, code: string) => context.addIssue({ code: 'custom', path: [path], message: code });
    const fault = findPictureFault(content);
    if (fault) refuse('content', fault);
    if (!shown) return;
    if (!title) refuse('title', 'post_title_required');
    if (!description) refuse('description', 'post_summary_required');
    if (!content) refuse('content', 'post_text_required');
  });

export const postSettingsSchema = z.object({
  /** One of the post's own pictures. */
  image: z.string().max(200).optional(),
  relatedBook: z
    .number()
    .int()
    .refine((id) => ALL_BASE_IDS.includes(id))
    .nullable()
    .optional(),
});

/** The URL of an uploaded picture. */
export const pictureDeletionSchema = z.object({ url: z.string().max(200) });

export const publicationSchema = z.object({
  /** Now, a time of the shop's own time zone such as `2026-12-24T18:30`, or not at all. */
  at: z.union(
    [
      z.enum(['now', 'never']),
      z.iso
        .datetime({ local: true, offset: false, precision: -1, error: 'post_time_invalid' })
        // The format still takes a Z, which is no time of a market.
        .regex(/\d$/, 'post_time_invalid'),
    ],
    'post_time_invalid',
  ),
});
