import { resolveStep } from '@/components/wizard/wizard-steps';
import { parseWizardUrl, type WizardParams } from '@/components/wizard/wizard-url';
import type { DraftView } from '@/lib/books';
import { findLatestDraft, findOwnedDraft, listKnownHeroes } from '@/lib/books/server';
import { getIdLanguage, listShelfBooks, toBaseId } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import type { ServedData } from '@/lib/client/api/served-data';
import type { CountryCode, Language } from '@/lib/markets';
import { listOrders } from '@/lib/orders/server';
import { findOfferDays } from '@/lib/partners/server';
import { isUuid } from '@/lib/platform/ids';
import { getDraftView, getOrderDeps, getOwner } from '@/lib/server/api/owner';
import { type PageVisit, readForPage, toServedData } from '@/lib/server/api/page';
import { getVerificationStatus } from '@/lib/server/api/visitor';

type Market = { readonly country: CountryCode; readonly language: Language };

/** The draft in the URL, else the last edited one; none if the URL starts another book. */
async function findWizardDraft({ draft: draftId, fresh }: WizardParams, visit: PageVisit): Promise<DraftView | null> {
  const { db } = visit.shop;
  const owner = getOwner(visit);
  const requested = draftId && isUuid(draftId) ? await findOwnedDraft(db, draftId, owner) : null;
  const book = requested ?? (fresh ? null : await findLatestDraft(db, owner));
  return book && getDraftView(book, visit);
}

/** The shelf of the draft's language, and the shelves of the draft's and the URL's book in other languages. */
async function getShelves(
  { country, language }: Market,
  ids: ReadonlyArray<number | null | undefined>,
  db: PageVisit['shop']['db'],
): Promise<ServedData> {
  const overrides = await listMarketOverrides(db, country);
  const books = listShelfBooks(language, overrides);
  const otherLanguages = ids
    .filter((id) => id != null && !books.some(({ baseId }) => baseId === toBaseId(id)))
    .map((id) => getIdLanguage(id as number))
    .filter((other) => other !== null);
  return Object.fromEntries(
    [language, ...otherLanguages].map((each) => [`/api/shelf/${country}/${each}`, listShelfBooks(each, overrides)]),
  );
}

/** Heroes of earlier books, for the photo step. */
async function getHeroes(draft: DraftView, visit: PageVisit): Promise<ServedData> {
  const { shop, now } = visit;
  const deps = { db: shop.db, owner: getOwner(visit), sign: shop.storage.signedUrl, now };
  const heroes = await listKnownHeroes(draft.id, deps);
  return heroes.ok ? { [`/api/books/${draft.id}/heroes`]: { heroes: heroes.value } } : {};
}

/** Who is signed in and what they have bought, for the book step, which marks these stories. */
async function getOwnedStories(visit: PageVisit): Promise<ServedData> {
  const deps = getOrderDeps(visit);
  return {
    '/api/auth/verification-status': getVerificationStatus(visit.visitor),
    ...(deps && { '/api/orders/mine': await listOrders(deps) }),
  };
}

/** Data of `/wizard` in a market for its query; `null` if reading failed. */
export const getWizardData = (search: URLSearchParams, { country, language }: Market) =>
  readForPage(async (visit) => {
    const params = parseWizardUrl(search);
    const draft = await findWizardDraft(params, visit);
    const step = resolveStep(params.step, draft, params.book && toBaseId(params.book));
    const served = toServedData(visit, {
      ...(await getShelves(
        { country, language: draft?.language ?? language },
        [draft?.catalogueId, params.book],
        visit.shop.db,
      )),
      ...(draft && { [`/api/books/${draft.id}`]: draft }),
      ...(step === 'book' && (await getOwnedStories(visit))),
      ...(draft && step === 'photo' && (await getHeroes(draft, visit))),
    });
    const offerDays = await findOfferDays(visit.shop.db, params.offer ?? draft?.offer ?? null);
    return { served, draftId: draft?.id ?? null, offerDays };
  });
