import type { Language } from '@/lib/markets';
import type { RenderedSpread, TextId } from '@/lib/stories';
import { markHeroName, stripIsolates } from '@/lib/typesetting';
import { COVER_KEY, SPREAD_KEYS } from '../pages';

type SpreadWords = NonNullable<RenderedSpread['words']>;

/** The page after the last spread. */
export const CLOSING_KEY = 'closing';

/** Pages whose words a parent may change, in reading order (spec §2 "Editor"). */
export const EDITABLE_KEYS: readonly string[] = [COVER_KEY, ...SPREAD_KEYS, CLOSING_KEY];

/** A parent's changes of one page; `null` follows the story. */
export type PageEdit = {
  readonly key: string;
  /** One paragraph a line; on the cover, the title. */
  readonly text: string | null;
  /** The changed texts of a picture book's spread by text id (`readTexts`). */
  readonly texts?: unknown;
  /** The line below the cover's title. */
  readonly subtitle: string | null;
  /** The chosen picture. */
  readonly variation: number;
};

const findEdit = (edits: readonly PageEdit[], key: string) => edits.find((edit) => edit.key === key);

/** The picture that the parent chose for a page: 0 is the first one. */
export const getSelectedVariation = (edits: readonly PageEdit[], key: string): number =>
  findEdit(edits, key)?.variation ?? 0;

/** The changed texts of a spread by text id, as they are stored; none for anything else. */
export function readTexts(stored: unknown): Readonly<Record<TextId, string>> {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const texts = Object.entries(stored);
  return texts.every(([, text]) => typeof text === 'string') ? Object.fromEntries(texts) : {};
}

type StoryWords = {
  readonly spreads: readonly Pick<RenderedSpread, 'key' | 'paragraphs' | 'words'>[];
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
  const markNew = (text: string, own: ReadonlyMap<string, string>) => own.get(toTyped(text)) ?? mark(text);
  const spreads = words.spreads.map((spread) => {
    const edit = findEdit(edits, spread.key);
    const own = new Map(spread.paragraphs.map((paragraph) => [toTyped(paragraph), paragraph]));
    if (spread.words) return { ...spread, ...applyTexts(spread.words, edit, (text) => markNew(text, own)) };
    if (!edit?.text) return spread;
    return { ...spread, paragraphs: toParagraphs(edit.text).map((line) => markNew(line, own)) };
  });
  const closing = findEdit(edits, CLOSING_KEY)?.text;
  return { ...words, spreads, closing: closing ? mark(closing) : words.closing };
}

/** The words of a picture book's spread with the parent's in their places; a text that the layout lost is left out. */
function applyTexts(words: SpreadWords, edit: PageEdit | undefined, mark: (text: string) => string) {
  const own = readTexts(edit?.texts);
  const texts = Object.fromEntries(
    Object.entries(words.texts).map(([id, text]) => {
      const changed = own[id];
      return [id, changed === undefined ? text : mark(changed)];
    }),
  );
  return { words: { ...words, texts }, paragraphs: listTexts(words.layout, texts) };
}

/** The texts of a spread in reading order. */
const listTexts = ({ texts: places }: SpreadWords['layout'], texts: SpreadWords['texts']): readonly string[] =>
  places.flatMap(({ text: id }) => texts[id] || []);

/** The cover's words, where the parent changed them. */
export const getCoverWords = (edits: readonly PageEdit[]): Pick<PageEdit, 'text' | 'subtitle'> =>
  findEdit(edits, COVER_KEY) ?? { text: null, subtitle: null };
