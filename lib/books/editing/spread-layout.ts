import { getTextDirection, type Language } from '@/lib/markets';
import { countCharacters } from '@/lib/platform/text/points';
import type { RenderedSpread } from '@/lib/stories';
import { layoutSpreadTexts, roomLeft, type SpreadTextLayout, stripIsolates } from '@/lib/typesetting';
import { createMeasureText } from '@/lib/typesetting/server';
import { type EditedBook, renderBookStory } from '../book-story';
import type { EditorSpread } from './editor-view';

/** The lines of a picture book's spread as they are printed; `null` for a page of a first edition. */
export function layoutOpening({ words }: RenderedSpread, language: Language): SpreadTextLayout | null {
  if (!words) return null;
  const mirrored = getTextDirection(language) === 'rtl';
  return layoutSpreadTexts(words.layout, words.texts, language, mirrored, createMeasureText(language));
}

/** The spreads of a picture book with the parent's words; none for a book of a first edition. */
export function layoutOpenings(book: EditedBook): readonly SpreadTextLayout[] {
  if (book.edition !== 2) return [];
  const told = renderBookStory(book);
  return told?.text.spreads.flatMap((spread) => layoutOpening(spread, book.language) ?? []) ?? [];
}

/** The words of a picture book's spread for its editor, with the room that each text has left. */
export function toEditorSpread(spread: RenderedSpread, language: Language): EditorSpread | null {
  const layout = layoutOpening(spread, language);
  if (!layout || !spread.words) return null;
  const { layout: declared, texts } = spread.words;
  const measure = createMeasureText(language);
  const rooms = declared.texts.map((place) => {
    const text = texts[place.text] ?? '';
    const room = roomLeft(place, text, language, measure);
    // A long name may take more than the place is meant for.
    const left = layout.overflow.includes(place.text) ? room : Math.max(0, room);
    return { id: place.text, most: countCharacters(stripIsolates(text)) + left };
  });
  return { layout, rooms };
}
