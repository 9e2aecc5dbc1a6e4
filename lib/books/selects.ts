import type { Prisma } from '@/lib/platform/db';
import { bookOrders } from './is-bought';
import { COVER_KEY, PORTRAIT_KEY } from './pages';

// What each view and each command reads of a book and of what belongs to it, so that nothing else is loaded.

/** The photo of the first hero. */
const latestPhoto = {
  where: { hero: 'first', deletedAt: null, inUse: true },
  orderBy: { createdAt: 'desc' },
  take: 1,
} as const;
/** Whose photo it is, and what can be drawn with it. */
const heroPhoto = { hero: true, storageKey: true, paintsFace: true, advancedRefusal: true } as const;
const taskProgress = {
  kind: true,
  revision: true,
  state: true,
  stage: true,
  done: true,
  total: true,
  errorCode: true,
} as const;
/** Decides who may open the book and what is hidden from a visitor from an e-mailed link. */
const ownerColumns = { deviceId: true, accountId: true, imageModel: true } as const;
/** The story and its hero. */
const storyColumns = {
  childName: true,
  nameKeptAsWritten: true,
  relativeName: true,
  relativeGender: true,
  secondName: true,
  secondGender: true,
  secondAge: true,
  thirdName: true,
  thirdGender: true,
  thirdAge: true,
  birthday: true,
  age: true,
  gender: true,
  language: true,
  catalogueId: true,
  edition: true,
  points: true,
} as const;
/** The parent's changes of a bought book. */
const pageEdits = { select: { key: true, text: true, texts: true, subtitle: true, variation: true } } as const;
const picture = {
  pageKey: true,
  model: true,
  variation: true,
  revision: true,
  sizePx: true,
  storageKey: true,
} as const;

/** The redraws of a draft; they count across its revisions. */
export const redrawColumns = {
  pageKey: true,
  revision: true,
  model: true,
  variation: true,
  state: true,
  errorCode: true,
} as const satisfies Prisma.RedrawSelect;

/** A draft's own columns. */
export const draftColumns = {
  id: true,
  companyBatchId: true,
  trialOfId: true,
  ...ownerColumns,
  ...storyColumns,
  age: true,
  priceTier: true,
  offer: true,
  character: true,
  firstCharacter: true,
  candidates: true,
  unsureTraits: true,
  characterApprovedAt: true,
  portraitVariation: true,
  shareToken: true,
  revision: true,
  updatedAt: true,
} as const satisfies Prisma.BookSelect;
export type DraftColumns = Prisma.BookGetPayload<{ select: typeof draftColumns }>;

/** For the wizard, the character card and the waiting screen of the hero, and for every change made there. */
export const draftSelect = {
  ...draftColumns,
  // Of every hero: `findHeroPhoto`, `listReadPlaces`.
  photos: {
    where: { deletedAt: null, inUse: true },
    orderBy: { createdAt: 'desc' },
    select: heroPhoto,
  },
  illustrations: { where: { pageKey: PORTRAIT_KEY }, select: picture },
  tasks: { select: taskProgress },
  redraws: { select: redrawColumns },
  orders: bookOrders,
} as const satisfies Prisma.BookSelect;
export type DraftRow = Prisma.BookGetPayload<{ select: typeof draftSelect }>;
export type DraftTask = DraftRow['tasks'][number];

/** For the reader. */
export const previewSelect = {
  id: true,
  ...ownerColumns,
  ...storyColumns,
  pages: pageEdits,
  priceTier: true,
  offer: true,
  shareToken: true,
  shareName: true,
  revision: true,
  illustrations: { where: { pageKey: { not: PORTRAIT_KEY } }, select: picture },
  tasks: { where: { kind: 'preview' }, select: taskProgress },
  orders: bookOrders,
} as const satisfies Prisma.BookSelect;
export type PreviewRow = Prisma.BookGetPayload<{ select: typeof previewSelect }>;

/** For the page of the preview, which shows the draft and the reader. */
export const previewPageSelect = {
  ...draftSelect,
  ...previewSelect,
  illustrations: { select: picture },
  tasks: { select: taskProgress },
} as const satisfies Prisma.BookSelect;

/** For a shared book: what anyone with its link may see. */
export const sharingSelect = {
  ...storyColumns,
  shareToken: true,
  shareName: true,
  revision: true,
  illustrations: {
    where: { pageKey: { not: PORTRAIT_KEY }, model: 'regular' },
    select: { ...picture, id: true },
  },
} as const satisfies Prisma.BookSelect;
export type SharedRow = Prisma.BookGetPayload<{ select: typeof sharingSelect }>;

/** For a draft's row in the list of books. */
export const draftSummarySelect = {
  id: true,
  ...ownerColumns,
  ...storyColumns,
  character: true,
  characterApprovedAt: true,
  updatedAt: true,
  photos: { ...latestPhoto, select: { deleteAfter: true, storageKey: true } },
} as const satisfies Prisma.BookSelect;
export type DraftSummaryRow = Prisma.BookGetPayload<{ select: typeof draftSummarySelect }>;

/** For the book of an order: its cover, price and production progress. */
export const orderedBookSelect = {
  id: true,
  ...storyColumns,
  pages: pageEdits,
  imageModel: true,
  priceTier: true,
  dedication: true,
  dedicationDesign: true,
  dedicationPhoto: { select: { storageKey: true } },
  approvedAt: true,
  offer: true,
  revision: true,
  photos: { ...latestPhoto, select: { deleteAfter: true, storageKey: true } },
  illustrations: { where: { pageKey: COVER_KEY }, select: picture },
  tasks: { where: { kind: 'production' }, select: taskProgress },
} as const satisfies Prisma.BookSelect;
export type OrderedBookRow = Prisma.BookGetPayload<{ select: typeof orderedBookSelect }>;

/** For the cover in a mail. */
export const coverSelect = {
  imageModel: true,
  revision: true,
  pages: pageEdits,
  illustrations: { where: { pageKey: COVER_KEY }, select: picture },
} as const satisfies Prisma.BookSelect;

/** For a hero that can be reused in another book. */
export const knownHeroSelect = {
  id: true,
  ...storyColumns,
  characterApprovedAt: true,
  portraitVariation: true,
  featuresOfId: true,
  revision: true,
  photos: { ...latestPhoto, select: { id: true } },
  illustrations: { where: { pageKey: PORTRAIT_KEY, model: 'regular' }, select: picture },
} as const satisfies Prisma.BookSelect;
export type KnownHeroRow = Prisma.BookGetPayload<{ select: typeof knownHeroSelect }>;

/** For the drawing progress that a waiting browser receives (`BookProgress`). */
export const progressSelect = {
  id: true,
  ...ownerColumns,
  revision: true,
  _count: { select: { photos: { where: { deletedAt: null, storageKey: { not: null } } } } },
  tasks: { where: { kind: { not: 'production' } }, select: { ...taskProgress, updatedAt: true } },
} as const satisfies Prisma.BookSelect;
export type ProgressRow = Prisma.BookGetPayload<{ select: typeof progressSelect }>;

/** For a new photo: whether the book takes it, whether it has it, and what it replaces. */
export const photoTargetSelect = {
  ...draftColumns,
  photos: {
    where: { deletedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { ...heroPhoto, inUse: true, sha256: true, consentTextVersion: true },
  },
  orders: bookOrders,
} as const satisfies Prisma.BookSelect;
export type PhotoTarget = Prisma.BookGetPayload<{ select: typeof photoTargetSelect }>;

/** For the words of a book, as its parent changed them. */
export const wordsInclude = { pages: pageEdits } as const satisfies Prisma.BookInclude;

/** For the page in front of the story. */
export const dedicationInclude = {
  dedicationPhoto: { select: { storageKey: true, sha256: true } },
} as const satisfies Prisma.BookInclude;
export type DedicatedRow = Prisma.BookGetPayload<{ include: typeof dedicationInclude }>;

/** For the mails about a draft. */
export const draftMailInclude = {
  ...wordsInclude,
  photos: { ...latestPhoto, select: { storageKey: true } },
  tasks: { select: taskProgress },
} as const satisfies Prisma.BookInclude;
export type DraftMailRow = Prisma.BookGetPayload<{ include: typeof draftMailInclude }>;

/** For drawing a book and making its files. */
export const drawingInclude = {
  ...wordsInclude,
  ...dedicationInclude,
  photos: latestPhoto,
  redraws: true,
} as const satisfies Prisma.BookInclude;
export type DrawingRow = Prisma.BookGetPayload<{ include: typeof drawingInclude }>;

/** For the editor of a bought book, and every change made there. */
export const editingInclude = {
  ...drawingInclude,
  pages: true,
  illustrations: true,
} as const satisfies Prisma.BookInclude;
export type EditingRow = Prisma.BookGetPayload<{ include: typeof editingInclude }>;

/** For producing a book. */
export const producibleSelect = {
  id: true,
  childName: true,
  dedication: true,
  catalogueId: true,
  approvedAt: true,
  characterApprovedAt: true,
  character: true,
  photos: { ...latestPhoto, select: { hero: true, paintsFace: true } },
} as const satisfies Prisma.BookSelect;
export type ProducibleRow = Prisma.BookGetPayload<{ select: typeof producibleSelect }>;

/** For selling a book. */
export const saleSelect = {
  ...producibleSelect,
  ...storyColumns,
  imageModel: true,
  dedicationPhoto: { select: { storageKey: true } },
  offer: true,
} as const satisfies Prisma.BookSelect;
export type SaleRow = Prisma.BookGetPayload<{ select: typeof saleSelect }>;

/** For the order of a book. */
export const orderingSelect = {
  id: true,
  ...ownerColumns,
  trialOfId: true,
  catalogueId: true,
  language: true,
  priceTier: true,
  characterApprovedAt: true,
  orders: { orderBy: { createdAt: 'desc' }, take: 1, select: { accountId: true } },
} as const satisfies Prisma.BookSelect;
export type OrderingRow = Prisma.BookGetPayload<{ select: typeof orderingSelect }>;
