import type { Metadata } from 'next';
import { NoSuchBook } from '@/components/book-detail/no-such-book';
import { getNoSuchBookTitle } from '@/components/book-detail/no-such-book-title';
import { currentMarket } from '@/lib/i18n/current-market';
import { getOverrides } from '@/lib/server/cache/cached-overrides';
import './page.css';

export const metadata: Metadata = { robots: { index: false } };

/** The middleware rewrites a book URL to this page if its id cannot be the id of a book. */
export default async function NoSuchBookPage() {
  const { country } = await currentMarket();
  return (
    <>
      {/* Next leaves out the metadata of a page that it renders anew with the status 404. */}
      <title>{await getNoSuchBookTitle()}</title>
      <NoSuchBook overrides={await getOverrides(country)} />
    </>
  );
}
