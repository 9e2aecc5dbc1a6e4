import type { CoverTone, Gender } from '@/lib/catalogue';
import type { AdvancedRefusal, Character, ImageModel } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { PartnerId } from '@/lib/partners';
import type { ErrorCode } from '@/lib/platform/errors';
import type { PriceTier } from '@/lib/prices';
import type { ShareName } from './hero-name';
import type { PhotoConsentVersion } from './photo-consent';
import type { RedrawsView, VariationView } from './redraws/model';

/** Progress of one piece of work, as the browser follows it. `stage` is a message key below `wizard.stages`. */
export type TaskView = {
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly stage: TaskStage;
  readonly done: number;
  readonly total: number;
  readonly errorCode: ErrorCode | null;
};
export type TaskStage = 'queued' | 'readingPhoto' | 'meetingHero' | 'painting' | 'typesetting' | 'sending' | 'done';

/** Where a drawing waits: `GET /api/books/{bookId}/place`. */
export type PlaceView = {
  /** Drawings that come before it or are in work. */
  readonly before: number;
  /** Until it is done, as it looks now. */
  readonly seconds: number;
};

/** A draft as its owner sees it: `GET /api/books/{bookId}` and the answer of every change. Links live 15 minutes. */
export type DraftView = {
  readonly id: string;
  readonly childName: string | null;
  readonly nameKeptAsWritten: boolean;
  readonly gender: Gender;
  readonly age: number;
  readonly language: Language;
  readonly catalogueId: number | null;
  readonly priceTier: PriceTier;
  readonly imageModel: ImageModel;
  /** The partner whose offer the parent came with. */
  readonly offer: PartnerId | null;
  /** The visitor came by a mailed link: photo and advanced picture are shown once a phone is verified. */
  readonly asGuest: boolean;
  /** It is an account's; else it lies on the device alone. */
  readonly inAccount: boolean;
  /** When it was last worked on. */
  readonly touchedAt: string;
  readonly photo: { readonly url: string; readonly widthPx: number; readonly heightPx: number } | null;
  /** The words that a photo sent now needs to be agreed to. */
  readonly photoConsent: PhotoConsentVersion;
  readonly advancedPossible: boolean;
  /** What about the photo does not allow the advanced model; `null` where it does, and while nobody knows. */
  readonly advancedRefusal: AdvancedRefusal | null;
  readonly character: Character | null;
  /** The hero as first met, before any correction. */
  readonly firstCharacter: Character | null;
  /** Traits that the photo did not tell well: asked about first. */
  readonly unsureTraits: readonly string[];
  readonly characterApproved: boolean;
  readonly portraits: { readonly regular: string | null; readonly advanced: string | null };
  /** All drawings of the hero as it is now, to choose from; `portraits` are the chosen ones. */
  readonly variations: readonly VariationView[];
  readonly portraitVariation: number;
  readonly redraws: RedrawsView;
  readonly tasks: {
    readonly character: TaskView | null;
    readonly preview: TaskView | null;
    readonly production: TaskView | null;
  };
  /** Paid: the hero, the photo and the model stay as they are. */
  readonly purchased: boolean;
  /** The unpaid or paid order of this book, once its owner is verified. */
  readonly orderId: string | null;
  readonly nextStep: 'child' | 'book' | 'photo' | 'character' | 'preview';
};

export type SpreadView = {
  readonly key: string;
  readonly paragraphs: readonly string[];
  readonly alt: string;
  /** `null` while it is being painted or when it is locked. */
  readonly picture: string | null;
  /** The same, small, for the row of pages. */
  readonly thumb: string | null;
  readonly locked: boolean;
  /** Of a locked page: its own picture as a blur of some pixels; `null` until it is painted. */
  readonly veil: string | null;
};

export type CoverView = {
  readonly picture: string | null;
  readonly thumb: string | null;
  readonly alt: string;
  readonly tone: CoverTone | null;
  /** 'starring …' in the book's own words, on screen as in the PDF. */
  readonly starring: string;
};

/** The book to leaf through: `GET /api/books/{bookId}/preview`. The whole text, the open pictures (spec §4, §6). */
export type PreviewView = {
  readonly id: string;
  readonly title: string;
  readonly heroName: string;
  readonly gender: Gender;
  readonly language: Language;
  readonly direction: 'rtl' | 'ltr';
  readonly cover: CoverView;
  readonly spreads: readonly SpreadView[];
  readonly closing: string;
  readonly blurb: string;
  readonly sharing: SharingView;
  readonly purchased: boolean;
  readonly orderId: string | null;
  readonly priceTier: PriceTier;
  readonly imageModel: ImageModel;
  /** The partner whose offer the parent came with. */
  readonly offer: PartnerId | null;
  readonly catalogueId: number | null;
  readonly task: TaskView | null;
};

/** Whether others may see a book, and by what name they know its hero: `POST /api/books/{bookId}/share`. */
export type SharingView = {
  /** Of the page `/share/{token}`; `null` while sharing is off. */
  readonly token: string | null;
  readonly name: ShareName;
};

/** A book as whoever has its link sees it; told with the name that the parent lets others read. */
export type SharedView = Pick<PreviewView, 'title' | 'heroName' | 'language' | 'direction' | 'cover' | 'spreads'> & {
  readonly catalogueId: number;
};
