import { z } from 'zod';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { checkLetters } from '@/lib/typesetting';
import { COVER_KEY, PICTURE_KEYS, SPREAD_KEYS } from '../pages';
import { MAX_VARIATIONS } from '../redraws/model';
import { CLOSING_KEY } from './page-edits';
import { cleanWords, measureExcess, TEXT_LIMITS } from './page-words';

/** Words of a page: cleaned, with signs that the book's fonts print; an empty text is the story's own (`null`). */
const wordsSchema = (max: number) =>
  z
    .string({ error: 'page_text_too_long' })
    .transform(cleanWords)
    .superRefine((text, context) => {
      const issue = (message: string) => context.addIssue({ code: 'custom', message });
      const { characters, paragraphs } = measureExcess(text, max);
      if (characters > 0) issue('page_text_too_long');
      else if (paragraphs > 0) issue('page_paragraphs_too_many');
      else checkLetters(text, context);
    })
    .transform((text) => text || null)
    .nullable();

/** More than any spread has. */
const MOST_TEXTS = 20;

/** The changed texts of a picture book's spread by text id; an empty one is the story's own. */
const textsSchema = z
  .record(z.string().max(40), wordsSchema(TEXT_LIMITS.place))
  .refine((texts) => Object.keys(texts).length <= MOST_TEXTS)
  .transform((texts) => Object.fromEntries(Object.entries(texts).flatMap(([id, text]) => (text ? [[id, text]] : []))))
  .nullable()
  .default(null);

/** One line: a line break is a space. */
const lineSchema = (max: number) => wordsSchema(max).transform((text) => text?.replaceAll('\n', ' ') ?? null);

const changeSchema = {
  /** The version of the page that the change was made on. */
  version: z.number().int().min(0),
  /** The change's own id: the same one sent again is known. */
  changeId: z.uuid(),
};

/** New words of one page, by its place. Issues are error codes. */
export const changeWordsSchema = z.discriminatedUnion('key', [
  z.object({
    key: z.literal(COVER_KEY),
    ...changeSchema,
    text: lineSchema(TEXT_LIMITS.title),
    subtitle: lineSchema(TEXT_LIMITS.subtitle).default(null),
  }),
  z.object({ key: z.literal(CLOSING_KEY), ...changeSchema, text: wordsSchema(TEXT_LIMITS.closing) }),
  z.object({
    key: z.enum(SPREAD_KEYS),
    ...changeSchema,
    text: wordsSchema(TEXT_LIMITS.spread),
    texts: textsSchema,
  }),
]);
export type WordsChange = z.infer<typeof changeWordsSchema>;

/** With niqqud or tashkil, or without. */
export const changePointsSchema = z.object({ points: z.boolean() });
export type PointsChange = z.infer<typeof changePointsSchema>;

const pictureKeySchema = z.enum(PICTURE_KEYS);

export const choosePictureSchema = z.object({
  key: pictureKeySchema,
  ...changeSchema,
  variation: z
    .number()
    .int()
    .min(0)
    .max(MAX_VARIATIONS - 1),
});
export type PictureChoice = z.infer<typeof choosePictureSchema>;

/** One more picture of a page; `request`: what should be in it, under 40 characters (spec §5). */
export const redrawPictureSchema = z.object({
  key: pictureKeySchema,
  request: z
    .string()
    .transform((text) => cleanLine(text) || null)
    .nullable()
    .default(null),
});
export type PictureRequest = z.infer<typeof redrawPictureSchema>;
