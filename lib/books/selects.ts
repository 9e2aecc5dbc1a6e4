import type { Prisma } from '@/lib/platform/db';
import { COVER_KEY, PORTRAIT_KEY } from './pages';

// The columns that each view of a book reads, so that nothing else is loaded. `BookRow` contains all of them, because
// the response to a change is such a view too.

const latestPhoto = { where: { deletedAt: null, inUse: true }, orderBy: { createdAt: 'desc' }, take: 1 } as const;
const latestOrder = { orderBy: { createdAt: 'desc' }, take: 1, select: { id: true, paidAt: true } } as const;
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
const storyColumns = { childName: true, gender: true, language: true, catalogueId: true } as const;
/** The parent's changes of a bought book. */
const pageEdits = { select: { key: true, text: true, subtitle: true, variation: true } } as const;
const picture = {
  pageKey: true,
  model: true,
  variation: true,
  revision: true,
  sizePx: true,
  storageKey: true,
} as const;

/** For the wizard, the character card and the waiting screen of the hero. */
export const draftSelect = {
  id: true,
  trialOfId: true,
  ...ownerColumns,
  ...storyColumns,
  nameKeptAsWritten: true,
  age: true,
  priceTier: true,
  offer: true,
  character: true,
  firstCharacter: true,
  candidates: true,
  unsureTraits: true,
  characterApprovedAt: true,
  portraitVariation: true,
  revision: true,
  updatedAt: true,
  photos: {
    ...latestPhoto,
    select: { storageKey: true, paintsFace: true, advancedRefusal: true },
  },
  illustrations: { where: { pageKey: PORTRAIT_KEY }, select: picture },
  tasks: { select: taskProgress },
  redraws: {
    select: { pageKey: true, revision: true, model: true, variation: true, state: true, errorCode: true },
  },
  orders: latestOrder,
} as const satisfies Prisma.BookSelect;
export type DraftRow = Prisma.BookGetPayload<{ select: typeof draftSelect }>;

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
  orders: latestOrder,
} as const satisfies Prisma.BookSelect;
export type PreviewRow = Prisma.BookGetPayload<{ select: typeof previewSelect }>;

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
