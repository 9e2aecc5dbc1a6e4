import { listOpenDrafts, toDraftSummary } from '@/lib/books/server';
import { isAvailable } from '@/lib/capabilities';
import { getIdLanguage, listShelfBooks } from '@/lib/catalogue';
import { listMarketOverrides } from '@/lib/catalogue/server';
import { listClasses } from '@/lib/kindergarten/server';
import type { CountryCode } from '@/lib/markets';
import { accountOrders, listOrders } from '@/lib/orders/server';
import { getStoredData } from '@/lib/privacy/server';
import { getMyRewards } from '@/lib/rewards/server';
import { getOrderDeps, getOwner } from '@/lib/server/api/owner';
import { readForPage, toServedData } from '@/lib/server/api/page';
import { getVerificationStatus } from '@/lib/server/api/visitor';

/** Data of `/my-books` in a market: who is signed in, the orders and the drafts; `null` if reading failed. */
export const getMyBooksData = (country: CountryCode) =>
  readForPage(async (visit) => {
    const deps = getOrderDeps(visit);
    const { account } = visit.visitor;
    const owner = getOwner(visit);
    const drafts = (await listOpenDrafts(visit.shop.db, owner)).map((draft) => toDraftSummary(draft, owner));
    // A draft's row needs the shelf of its book's language.
    const languages = new Set(
      drafts.map(({ catalogueId }) => catalogueId && getIdLanguage(catalogueId)).filter(Boolean),
    );
    // Begun books keep their titles and covers when they are taken off sale.
    const overrides = (await listMarketOverrides(visit.shop.db, country)).filter(({ state }) => state !== 'off_sale');
    return toServedData(visit, {
      '/api/auth/verification-status': getVerificationStatus(visit.visitor),
      '/api/books/drafts': { drafts },
      ...(deps && { '/api/orders/mine': await listOrders(deps) }),
      ...(deps && isAvailable('kindergarten') && { '/api/kindergarten/mine': { classes: await listClasses(deps) } }),
      ...(account && {
        '/api/account/data': await getStoredData(account, { db: visit.shop.db, now: visit.now }),
        '/api/rewards/mine': await getMyRewards({ db: visit.shop.db, orders: accountOrders, account, now: visit.now }),
      }),
      ...Object.fromEntries(
        [...languages].map((language) => [
          `/api/shelf/${country}/${language}`,
          language && listShelfBooks(language, overrides),
        ]),
      ),
    });
  });
