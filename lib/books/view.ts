import type { CoverTone, Gender } from '@/lib/catalogue';
import type { AdvancedRefusal, Box, Character, FamilyRole, ImageModel } from '@/lib/illustrator';
import type { Language } from '@/lib/markets';
import type { OfferDaysByPartner, PartnerId } from '@/lib/partners';
import type { ErrorCode } from '@/lib/platform/errors';
import type { PriceTier } from '@/lib/prices';
import type { AddedHero } from '@/lib/stories';
import type { SpreadLine } from '@/lib/typesetting';
import type { ShareName } from './drafts/hero-name';
import type { AddedPlace, PlacedHero } from './heroes/added-heroes';
import type { PhotoConsentVersion } from './photo/photo-consent';
import type { RedrawsView, VariationView } from './redraws/model';

/** Progress of a task as the browser follows it. `stage` is a message key below `wizard.stages`. */
export type TaskView = {
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly stage: TaskStage;
  readonly done: number;
  readonly total: number;
  readonly errorCode: ErrorCode | null;
};
export type TaskStage = 'queued' | 'readingPhoto' | 'meetingHero' | 'painting' | 'typesetting' | 'sending' | 'done';

/** A drawing's position in its queue. */
export type QueuePositionView = {
  /** Number of drawings before it, waiting or running. */
  readonly before: number;
  /** Estimated seconds until it is done. */
  readonly seconds: number;
};

/** A draft as its owner sees it: `GET /api/books/{bookId}` and the answer of every change. Links live 15 minutes. */
export type DraftView = {
  readonly id: string;
  /** Rises when the hero changes: pictures and tasks of another revision are not shown. */
  readonly revision: number;
  readonly childName: string | null;
  readonly nameKeptAsWritten: boolean;
  /** What the child calls the story's grandparent; `null`: as usual, or the story has none. */
  readonly relativeName: string | null;
  /** Whether the story's pet is a he or a she; `null`: as the story has it. */
  readonly relativeGender: Gender | null;
  /** The second hero; also while the chosen story is told of one. Read by pages from before the third hero. */
  readonly second: AddedHero | null;
  /** The heroes beside the first one, in order; also while the chosen story is told of fewer. */
  readonly added: readonly PlacedHero[];
  /** Which of these heroes were read from photos that never left the parent's device. */
  readonly addedReadOnDevice: readonly AddedPlace[];
  /** Whether the second one was. Read by pages from before the third hero's photo. */
  readonly secondReadOnDevice: boolean;
  /** The story can be told of two heroes. Read by pages from before the third hero. */
  readonly canBePair: boolean;
  /** Of how many heroes the story can be told: one, two or three. */
  readonly mostHeroes: number;
  /** Which birthday the story is about, where the parent said so; `null`: the child's age, or the story is about none. */
  readonly birthday: number | null;
  readonly gender: Gender;
  readonly age: number;
  readonly language: Language;
  readonly catalogueId: number | null;
  /** With niqqud or tashkil; `null` where there is none to choose. */
  readonly points: boolean | null;
  readonly priceTier: PriceTier;
  readonly imageModel: ImageModel;
  /** The partner whose offer the parent used. */
  readonly offer: PartnerId | null;
  /** The visitor opened an e-mailed link: photo and advanced picture are hidden until a phone is verified. */
  readonly asGuest: boolean;
  /** The draft belongs to an account; otherwise to the device alone. */
  readonly inAccount: boolean;
  /** Last edit. */
  readonly touchedAt: string;
  readonly photo: { readonly url: string } | null;
  /** The hero was read from a photo that never left the parent's device. */
  readonly readOnDevice: boolean;
  /** The consent text that a new photo requires. */
  readonly photoConsent: PhotoConsentVersion;
  readonly advancedPossible: boolean;
  /** Why the photo does not allow the advanced model; `null` when it does or is not checked yet. */
  readonly advancedRefusal: AdvancedRefusal | null;
  readonly character: Character | null;
  /** The hero before any correction. */
  readonly firstCharacter: Character | null;
  /** Who of the hero's family is in the story's pictures and can look like the parent's own. */
  readonly familyRoles: readonly FamilyRole[];
  /** The first is `character`; the parent is asked which one is closer. Empty when there is no doubt. */
  readonly candidates: readonly Character[];
  /** Traits read from the photo with low confidence: the editor asks about these first. */
  readonly unsureTraits: readonly string[];
  readonly characterApproved: boolean;
  readonly portraits: { readonly regular: string | null; readonly advanced: string | null };
  /** All portraits of the current hero to choose from; `portraits` are the chosen ones. */
  readonly variations: readonly VariationView[];
  readonly portraitVariation: number;
  readonly redraws: RedrawsView;
  readonly tasks: {
    readonly character: TaskView | null;
    readonly preview: TaskView | null;
    readonly production: TaskView | null;
  };
  /** Paid: the hero, the photo and the model cannot change. */
  readonly purchased: boolean;
  /** The book's unpaid or paid order, visible to a verified owner. */
  readonly orderId: string | null;
  readonly nextStep: 'child' | 'book' | 'photo' | 'character' | 'preview';
};

/** A draft as a row of my-books: `GET /api/books/drafts`. */
export type DraftSummary = Pick<
  DraftView,
  'id' | 'childName' | 'gender' | 'catalogueId' | 'asGuest' | 'inAccount' | 'touchedAt' | 'nextStep'
> & {
  /** When the photo is deleted by itself (ISO); `null` without a photo, or for a guest. */
  readonly photoUntil: string | null;
  /** The photo was never sent: what ends then are the numbers read from it. */
  readonly readOnDevice: boolean;
};

/**
 * `GET /api/books/{bookId}/progress`, as an event stream or a single response. Shows the drawing progress and when a
 * view must be fetched again; contains no personal data.
 */
export type BookProgress = {
  readonly revision: number;
  readonly tasks: Pick<DraftView['tasks'], 'character' | 'preview'>;
  /** Queue positions of the drawings; `null` for one that is not queued. */
  readonly places: { readonly character: QueuePositionView | null; readonly preview: QueuePositionView | null };
  /** Keys of the pages whose screen picture is drawn. */
  readonly pages: readonly string[];
  /** Keys of the pages whose blurred picture is drawn. */
  readonly veils: readonly string[];
  /** The hero's portraits, as in `DraftView.variations`. */
  readonly portraits: readonly (Pick<VariationView, 'model' | 'variation'> & { readonly state: PortraitState })[];
};
export type PortraitState = 'drawn' | 'waiting' | 'failed';

/** Two facing pages of a picture book: one picture, and its words where they are printed. */
export type OpeningView = {
  /** In stage units from the top left corner of the spread, in reading order. */
  readonly lines: readonly SpreadLine[];
  /** Details that a narrow screen shows one below the other, each with the words read there. */
  readonly stops: readonly { readonly box: Box; readonly paragraphs: readonly string[] }[];
};

export type SpreadView = {
  readonly key: string;
  readonly paragraphs: readonly string[];
  readonly alt: string;
  /** `null` while it is being drawn or when it is locked. */
  readonly picture: string | null;
  /** Thumbnail for the thumbnail strip. */
  readonly thumb: string | null;
  readonly locked: boolean;
  /** Blurred picture of a locked page; `null` until it is drawn. */
  readonly veil: string | null;
  /** Of a picture book; pictures are as wide as two pages then. */
  readonly opening?: OpeningView;
};

export type CoverView = {
  readonly picture: string | null;
  readonly thumb: string | null;
  readonly alt: string;
  readonly tone: CoverTone | null;
  /** 'starring …' in the book's language, the same on screen and in the PDF. */
  readonly starring: string;
};

/** The book's preview: `GET /api/books/{bookId}/preview`. All of the text, the unlocked pictures (spec §4, §6). */
export type PreviewView = {
  readonly id: string;
  readonly revision: number;
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
  /** Heroes beside the first one. */
  readonly addedHeroes: number;
  readonly priceTier: PriceTier;
  readonly imageModel: ImageModel;
  /** The partner whose offer the parent used. */
  readonly offer: PartnerId | null;
  /** What the desk says of the days of offers, where the book has one. */
  readonly offerDays: OfferDaysByPartner;
  readonly catalogueId: number | null;
  readonly task: TaskView | null;
};

/** The pages of a book, without what belongs to its owner. */
export type ReadingPages = Pick<
  PreviewView,
  'title' | 'heroName' | 'language' | 'direction' | 'cover' | 'spreads' | 'closing'
>;

/** Whether a book is shared, and how its hero is named: `POST /api/books/{bookId}/share`. */
export type SharingView = {
  /** Token of the page `/share/{token}`; `null` while sharing is off. */
  readonly token: string | null;
  readonly name: ShareName;
};

/** A shared book as anyone with its link sees it, with the name that the parent shows to others. */
export type SharedView = Pick<PreviewView, 'title' | 'heroName' | 'language' | 'direction' | 'cover' | 'spreads'> & {
  readonly catalogueId: number;
};

/** A whole book as somebody sees it to whom its buyer gives it: nothing of the account or of the order. */
export type GivenView = Pick<
  PreviewView,
  'title' | 'heroName' | 'language' | 'direction' | 'cover' | 'spreads' | 'closing' | 'blurb'
>;
