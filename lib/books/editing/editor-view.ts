import type { CoverTone, Gender } from '@/lib/catalogue';
import type { ImageModel } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { ErrorCode } from '@/lib/platform/errors';
import type { TextId } from '@/lib/stories';
import type { DedicationDesign, DedicationLayout, PageLayout, SpreadTextLayout } from '@/lib/typesetting';
import type { RedrawsView } from '../redraws/model';

/** Words of a page: one paragraph a line; on the cover the title and the line below it. */
export type EditorWords = {
  readonly text: string;
  readonly subtitle: string | null;
  /** Of a picture book's spread by text id; `text` is all of them, one after the other. */
  readonly texts?: Readonly<Record<TextId, string>>;
};

/** About how many letters a text may have in its place. */
export type TextRoom = { readonly id: TextId; readonly most: number };

/** The words of a picture book's spread as they are printed on its picture. */
export type EditorSpread = {
  readonly layout: SpreadTextLayout;
  /** Of each text, in reading order. */
  readonly rooms: readonly TextRoom[];
};

/** What a parent may ask for with one tap. */
export type PictureSuggestion = 'smile' | 'dog' | 'balloon' | 'night' | 'rain';

/** One of a page's pictures to choose from. */
export type EditorPicture = {
  readonly variation: number;
  /** What the parent asked for in it. */
  readonly request: string | null;
  /** `null` while it is being drawn, or if drawing failed. */
  readonly url: string | null;
  readonly thumb: string | null;
  readonly failed: ErrorCode | null;
};

/** The words from which on a text does not fit its page, and how many characters are too many. */
export type Overflow = { readonly from: string; readonly characters: number };

export type EditorPageView = {
  /** `cover`, `s01` … `s12`, `closing`. */
  readonly key: string;
  /** Counts the page's changes; the next change names it. */
  readonly version: number;
  /** The story's own words. */
  readonly original: EditorWords;
  /** The words as they stand. */
  readonly words: EditorWords;
  /** Size and lines of the words as they are printed; `null` for the cover and the last page. */
  readonly layout: PageLayout | null;
  /** Of a picture book. */
  readonly spread?: EditorSpread;
  /** Where the words stop fitting the printed page, and by how much; `null` if they fit. */
  readonly overflow: Overflow | null;
  readonly alt: string;
  /** `EditorPicture.variation` of the picture in the book. */
  readonly chosen: number;
  readonly pictures: readonly EditorPicture[];
  readonly suggestions: readonly PictureSuggestion[];
  /** The picture is shown after the purchase. */
  readonly locked: boolean;
};

/** A book page by page: part of `GET /api/orders/{orderId}/editor`. */
export type EditorPages = {
  readonly bookId: string;
  readonly revision: number;
  readonly language: Language;
  readonly direction: 'rtl' | 'ltr';
  readonly heroName: string;
  /** With niqqud or tashkil; `null` where there is none to choose. */
  readonly points: boolean | null;
  readonly gender: Gender;
  readonly imageModel: ImageModel;
  /** Colours and lettering of the cover. */
  readonly tone: CoverTone | null;
  readonly blurb: string;
  readonly dedication: string | null;
  readonly dedicationDesign: DedicationDesign;
  /** Size and lines of its words as they are printed; `null` without words. */
  readonly dedicationLayout: DedicationLayout | null;
  /** Link of the photo on the same page, which lives 15 minutes. */
  readonly dedicationPhoto: string | null;
  readonly pages: readonly EditorPageView[];
  /** More pictures that the parent may ask for. */
  readonly redraws: RedrawsView;
  readonly picturesPerPage: number;
};
