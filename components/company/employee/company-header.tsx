import { useTranslations } from 'next-intl';
import type { CompanyLinkView } from '@/lib/company';
import { isolate } from '@/lib/platform/text/isolate';

type CompanyHeaderProps = {
  readonly link: Pick<CompanyLinkView, 'companyName' | 'logoUrl'>;
  readonly lead?: string | null;
};

/** Whose gift it is. */
export function CompanyHeader({ link: { companyName, logoUrl }, lead }: CompanyHeaderProps) {
  const t = useTranslations('employee.page');
  return (
    <header className="grid justify-items-center gap-4 text-center">
      {logoUrl && (
        <span className="employee-logo">
          {/* biome-ignore lint/performance/noImgElement: a private file behind a signed link */}
          <img alt={companyName} src={logoUrl} />
        </span>
      )}
      <h1 className="text-section">{t('title', { company: isolate(companyName) })}</h1>
      {lead && <p className="max-w-[32em] text-ink-soft text-lead">{lead}</p>}
    </header>
  );
}
