import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

type ClassPapersProps = {
  /** Of the class's API. */
  readonly path: string;
  readonly hasFiles: boolean;
  readonly printed: boolean;
};

/** What the teacher takes along: the files, the packing list, the labels. */
export function ClassPapers({ path, hasFiles, printed }: ClassPapersProps) {
  const t = useTranslations('kindergarten.books');
  const link = (rest: string, icon: IconName, label: string, opens: object) => (
    <a className="ui-button" data-look="quiet" data-size="small" href={`${path}/${rest}`} {...opens}>
      <Icon name={icon} />
      {label}
    </a>
  );
  const inTab = { target: '_blank', rel: 'noopener' };
  if (!hasFiles && !printed) return null;
  return (
    <nav aria-label={t('papers')} className="flex flex-wrap gap-3">
      {hasFiles && link('pdfs', 'download', t('zip'), { download: true })}
      {printed && link('packing-list', 'list', t('packingList'), inTab)}
      {printed && link('labels', 'file-text', t('labels'), inTab)}
    </nav>
  );
}
