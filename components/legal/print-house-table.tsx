import { getTranslations } from 'next-intl/server';
import { PRINT_HOUSES, type PrintHouseName } from '@/lib/providers/fulfilment/port';
import { LegalTable } from './legal-table';

/** What each print house gets and keeps, from the list beside the adapters. */
export async function PrintHouseTable({ names }: { readonly names: readonly PrintHouseName[] }) {
  const t = await getTranslations('legal.privacy.printers');
  const rows = names.map((name) => {
    const { company, receives, keeps } = PRINT_HOUSES[name];
    return {
      key: name,
      head: company ? <bdi>{company}</bdi> : t(`houses.${name as 'manual'}`),
      value: (
        <div className="grid gap-2">
          {receives.length > 0 && (
            <div>
              <p>{t('receives')}</p>
              <ul className="list-disc ps-5 marker:text-honey-deep">
                {receives.map((data) => (
                  <li key={data}>{t(`gets.${data}`)}</li>
                ))}
              </ul>
            </div>
          )}
          <p>{t(`keeps.${keeps}`)}</p>
        </div>
      ),
    };
  });
  return <LegalTable caption={t('title')} head={t('table.head')} rows={rows} value={t('table.value')} />;
}
