import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

type ClassPapersProps = {
  /** Of the class's API. */
  readonly path: string;
  /** Of the class's own order, which the receipt is about. */
  readonly orderId: string;
  readonly hasFiles: boolean;
  readonly printed: boolean;
};

/** What the teacher takes along: the files, the packing list, the labels, the receipt. */
export function ClassPapers({ path, orderId, hasFiles, printed }: ClassPapersProps) {
  const t = useTranslations('kindergarten.books');
  const link = (href: string, icon: IconName, label: string, opens: object) => (
    <a className="ui-button" data-look="quiet" data-size="small" href={href} {...opens}>
      <Icon name={icon} />
      {label}
    </a>
  );
  const inTab = { target: '_blank', rel: 'noopener' };
  return (
    <nav aria-label={t('papers')} className="flex flex-wrap gap-3">
      {hasFiles && link(`${path}/pdfs`, 'download', t('zip'), { download: true })}
      {printed && link(`${path}/packing-list`, 'list', t('packingList'), inTab)}
      {printed && link(`${path}/labels`, 'file-text', t('labels'), inTab)}
      {link(`/api/orders/${orderId}/receipt`, 'file-text', t('receipt'), { download: true })}
    </nav>
  );
}
