import type { Language } from '@/lib/markets';
import { markHeroName, stripIsolates } from '@/lib/typesetting';
import { COVER_KEY, SPREAD_KEYS } from '../pages';

/** The page after the last spread. */
export const CLOSING_KEY = 'closing';

/** Pages whose words a parent may change, in reading order (spec §2 "Editor"). */
export const EDITABLE_KEYS: readonly string[] = [COVER_KEY, ...SPREAD_KEYS, CLOSING_KEY];

/** A parent's changes of one page; `null` follows the story. */
export type PageEdit = {
  readonly key: string;
  /** One paragraph a line; on the cover, the title. */
  readonly text: string | null;
  /** The line below the cover's title. */
  readonly subtitle: string | null;
  /** The chosen picture. */
  readonly variation: number;
};

const findEdit = (edits: readonly PageEdit[], key: string) => edits.find((edit) => edit.key === key);

/** The picture that the parent chose for a page: 0 is the first one. */
export const getSelectedVariation = (edits: readonly PageEdit[], key: string): number =>
  findEdit(edits, key)?.variation ?? 0;

type StoryWords = {
  readonly spreads: readonly { readonly key: string; readonly paragraphs: readonly string[] }[];
  readonly closing: string;
};

export const toParagraphs = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A paragraph as the editor sends it back, to recognize one that the parent left as it was. */
const toTyped = (text: string): string => stripIsolates(text).replaceAll('\u00a0', ' ');

type Hero = { readonly name: string; readonly language: Language };

/**
 * Puts the parent's words in the place of the story's. In a paragraph that the parent wrote, the hero's name is marked
 * wherever it is spelled; an unchanged one keeps the story's marks, because a name may also be an ordinary word there.
 */
export function applyEdits<Words extends StoryWords>(
  words: Words,
  edits: readonly PageEdit[],
  { name, language }: Hero,
): Words {
  const mark = (text: string) => markHeroName(text, name, language);
  const spreads = words.spreads.map((spread) => {
    const text = findEdit(edits, spread.key)?.text;
    if (!text) return spread;
    const own = new Map(spread.paragraphs.map((paragraph) => [toTyped(paragraph), paragraph]));
    return { ...spread, paragraphs: toParagraphs(text).map((line) => own.get(toTyped(line)) ?? mark(line)) };
  });
  const closing = findEdit(edits, CLOSING_KEY)?.text;
  return { ...words, spreads, closing: closing ? mark(closing) : words.closing };
}

/** The cover's words, where the parent changed them. */
export const getCoverWords = (edits: readonly PageEdit[]): Pick<PageEdit, 'text' | 'subtitle'> =>
  findEdit(edits, COVER_KEY) ?? { text: null, subtitle: null };
