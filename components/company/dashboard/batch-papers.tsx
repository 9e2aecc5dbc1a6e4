import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { BatchView } from '@/lib/company';

/** What HR downloads of a paid batch: the digital books, and the papers of the parcel. */
export function BatchPapers({ batch: { id, papers } }: { readonly batch: BatchView }) {
  const t = useTranslations('company.files');
  const format = useFormatter();
  const { pdfsUntil, packingList, receipt } = papers;
  if (!receipt) return null;
  const toLink = (path: string, icon: IconName, label: string) => (
    <a className="ui-button" data-look="quiet" data-size="small" download href={`/api/company/${id}/${path}`}>
      <Icon name={icon} />
      {label}
    </a>
  );
  return (
    <section aria-labelledby="company-files" className="company-panel">
      <h2 className="text-title" id="company-files">
        {t('title')}
      </h2>
      <div className="flex flex-wrap gap-3">
        {pdfsUntil && toLink('pdfs', 'download', t('zip'))}
        {toLink('receipt', 'file-text', t('receipt'))}
        {packingList && toLink('packing-list', 'list', t('packingList'))}
        {packingList && toLink('labels', 'file-text', t('labels'))}
      </div>
      {pdfsUntil && (
        <p className="text-ink-soft text-small">
          {t('until', { date: format.dateTime(new Date(pdfsUntil), { day: 'numeric', month: 'long' }) })}
        </p>
      )}
    </section>
  );
}
