import { ProductionScreen } from '@/components/staff/production/production-screen';
import { openStaffPage } from '@/lib/server/api/staff-page';
import { parsePromised, searchSchema } from '@/lib/staff';
import { getPrintQueue } from '@/lib/staff/server';
import '../staff.css';

type Query = Readonly<Record<'house' | 'promised', string | readonly string[] | undefined>>;

const readText = (value: Query[keyof Query]): string => (typeof value === 'string' ? value : '');

/** The books that the print houses have, those that are promised first on top. */
export default async function StaffProductionPage({ searchParams }: { readonly searchParams: Promise<Query> }) {
  const { shop, actor, now } = await openStaffPage('production.read');
  const query = await searchParams;
  const filter = {
    house: searchSchema.parse(readText(query.house)) || null,
    promised: parsePromised(readText(query.promised)),
  };
  const queue = await getPrintQueue({ ...filter, after: null }, { db: shop.db, now });
  // Another filter begins without selected rows.
  return <ProductionScreen filter={filter} key={JSON.stringify(filter)} queue={queue} role={actor.role} />;
}
