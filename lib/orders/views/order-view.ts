import type { SignUrl } from '@/lib/books/server';
import {
  addDays,
  countAddedHeroes,
  isBoughtOrder,
  type OrderedBookRow,
  signDedicationPhoto,
  toOrderedBookCover,
  toTaskView,
} from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import type { OfferDaysByPartner } from '@/lib/partners';
import { getPromisedDates, quoteBook, resolveTier } from '@/lib/prices';
import { DEFAULT_DEDICATION_DESIGN } from '@/lib/typesetting';
import { getDaysRemaining, getDownloadPath, isRevoked } from '../downloads';
import { getGiftDispatchDay } from '../gift/dispatch-day';
import { toLocalTime } from '../gift/gift-schema';
import { getGiftSendTime, isGiftReviewed } from '../gift/send-time';
import { isGroupKind } from '../group/group-kind';
import { REFUND_AFTER_DAYS } from '../limits';
import { toDayText } from '../needed-by';
import { isOpenOrder } from '../open-orders';
import { getOrderAddress } from '../order-address';
import { listReplans } from './dispatch-changes';
import { getOrderOffer, getOrderQuote } from './order-quote';
import { listPaidDiscounts } from './paid-discounts';
import type { OrderViewRow } from './selects';
import type { OrderView } from './view';

type Deps = {
  readonly sign: SignUrl;
  readonly now: Date;
  readonly secret: string;
  /** What the desk says of the days of offers. */
  readonly offerDays: OfferDaysByPartner;
};

const COMPLETED_STATES = ['ready', 'delivered'];

/** Spec §4 "Book progress": incomplete until paid, completed when it is produced and sent. */
const getProgress = (order: OrderViewRow): OrderView['progress'] => {
  if (!order.paidAt) return 'incomplete';
  return COMPLETED_STATES.includes(order.state) ? 'completed' : 'in_progress';
};

type OrderPricing = Pick<OrderView, 'tier' | 'imageModel' | 'lines' | 'discounts' | 'totalMinor' | 'offer'>;

/** The charged price; before payment, the book's current options and their current price. */
function getPricing(order: OrderViewRow, { now, offerDays: days }: Pick<Deps, 'now' | 'offerDays'>): OrderPricing {
  const { book, country, imageModel, totalMinor, kind } = order;
  // The lines of a group are fixed when it is ordered, and again when its checkout opens.
  if ((order.paidAt || isGroupKind(kind)) && totalMinor !== null) {
    const discounts = listPaidDiscounts(order, totalMinor);
    const lines = order.lines as OrderView['lines'];
    return { tier: order.tier, imageModel, lines, discounts, totalMinor, offer: null };
  }
  const isUpgrade = order.upgradeOfId !== null;
  // An unavailable format is shown as the one that is for sale; the draft keeps the original choice.
  const tier = isUpgrade ? order.tier : resolveTier(book?.priceTier ?? order.tier, country);
  if (!book) {
    const unpaid = quoteBook({ country, tier, model: imageModel, dedication: false });
    return { tier, imageModel, lines: unpaid.lines, discounts: [], totalMinor: unpaid.totalMinor, offer: null };
  }
  const { imageModel: model } = book;
  const quoted = getOrderQuote(book, { country, tier, isUpgrade, now, days });
  const { lines, totalMinor: total } = quoted;
  return {
    tier,
    imageModel: model,
    lines,
    discounts: [],
    totalMinor: total,
    offer: isUpgrade ? null : getOrderOffer(book, { country, now, days }),
  };
}

const getRefundDate = ({ state, productionFailedAt }: OrderViewRow): Date | null =>
  state === 'in_production' && productionFailedAt ? addDays(productionFailedAt, REFUND_AFTER_DAYS) : null;

function toBookView({ id, catalogueId, language, gender, photos }: OrderedBookRow, now: Date) {
  const photo = photos.find(({ deleteAfter }) => deleteAfter > now);
  return {
    id,
    catalogueId,
    language,
    gender,
    photoUntil: photo?.deleteAfter.toISOString() ?? null,
    readOnDevice: photo?.storageKey === null,
  };
}

const getMailStatus = (order: OrderViewRow) => {
  const { email, verified } = getOrderAddress(order);
  return { email, emailVerified: verified, emailRefused: order.account.emailRefusedAt !== null };
};

/** What printing a digital book costs; the advanced model needs what its photo told, which may be deleted by now. */
function getUpgradePrice({ tier, state, book, country, upgrades }: OrderViewRow, now: Date): number | null {
  if (!isAvailable('upgrade') || !book || tier !== 'digital' || state !== 'ready') return null;
  if (upgrades.some(({ kind, paidAt }) => kind === 'parent' && paidAt !== null)) return null;
  if (book.imageModel === 'advanced' && !toBookView(book, now).photoUntil) return null;
  return getOrderQuote(book, { country, tier: 'printed', isUpgrade: true, now, days: {} }).totalMinor;
}

function toAddress({ address }: OrderViewRow): OrderView['address'] {
  if (!address) return null;
  const { house: houseNumber, ...rest } = address;
  return { ...rest, houseNumber };
}

function getDispatch(order: OrderViewRow, now: Date) {
  const { country, dispatchBy, dispatchChanges } = order;
  const promised =
    dispatchBy ?? getPromisedDates({ country, confirmedAt: now, chosenDay: getGiftDispatchDay(order) }).dispatchBy;
  return {
    dispatchBy: promised.toISOString(),
    firstDispatchBy: listReplans(dispatchChanges)[0]?.from.toISOString() ?? null,
  };
}

function toGiftView(order: OrderViewRow): OrderView['gift'] {
  const { gift, country, neededBy, confirmedAt } = order;
  if (!gift) return null;
  const { active, recipientName, recipientEmail, senderName, message, sendAt, dispatchOn, sentAt, revokedAt } = gift;
  return {
    active,
    recipientName,
    recipientEmail: recipientEmail ?? '',
    senderName: senderName ?? '',
    message: message ?? '',
    sendAt: sendAt ? toLocalTime(sendAt, country) : '',
    sendsAt: getGiftSendTime({ country, neededBy, gift })?.toISOString() ?? null,
    reviewed: isGiftReviewed({ confirmedAt, gift }),
    dispatchOn: dispatchOn ? toDayText(dispatchOn) : '',
    sentAt: sentAt?.toISOString() ?? null,
    revoked: revokedAt !== null,
  };
}

const isEditable = ({ paidAt, state, book }: OrderViewRow): boolean =>
  isAvailable('editing') && isBoughtOrder({ paidAt, state }) && book !== null && book.approvedAt === null;

/** An order as its owner sees it; unpaid ones show the current price. */
export async function toOrderView(order: OrderViewRow, deps: Deps): Promise<OrderView> {
  const { lines, ...pricing } = getPricing(order, deps);
  const { book } = order;
  const download = isRevoked(order) ? undefined : order.downloads[0];
  const cover = book ? await toOrderedBookCover(book, deps.sign, deps.now) : null;
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    country: order.country,
    currency: order.currency,
    ...pricing,
    lines: lines.map(({ priceId, quantity, unitMinor }) => ({ priceId, quantity, unitMinor })),
    ...getMailStatus(order),
    rewards: null,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    book: book && cover ? { ...toBookView(book, deps.now), ...cover } : null,
    progress: getProgress(order),
    production: book ? toTaskView(book, 'production') : null,
    addedHeroes: book ? countAddedHeroes(book) : 0,
    isUpgrade: order.upgradeOfId !== null,
    extraIds: order.upgrades.filter(({ kind, paidAt }) => kind === 'extra' && paidAt !== null).map(({ id }) => id),
    upgradeMinor: getUpgradePrice(order, deps.now),
    dedication: book?.dedication ?? null,
    dedicationDesign: book?.dedicationDesign ?? DEFAULT_DEDICATION_DESIGN,
    dedicationPhoto: await signDedicationPhoto(book, deps),
    ...getDispatch(order, deps.now),
    neededBy: order.neededBy && toDayText(order.neededBy),
    gift: toGiftView(order),
    address: toAddress(order),
    editable: isEditable(order),
    deletable: !isOpenOrder(order, deps.now),
    refundAt: getRefundDate(order)?.toISOString() ?? null,
    download: download
      ? {
          url: getDownloadPath(deps.secret, download.id),
          expiresAt: download.expiresAt.toISOString(),
          daysRemaining: getDaysRemaining(download.expiresAt, deps.now),
          expired: download.expiresAt <= deps.now,
        }
      : null,
  };
}
