import { useFormatter, useTranslations } from 'next-intl';
import type { CompanyLinkView } from '@/lib/company';
import { isolate } from '@/lib/platform/text/isolate';
import { CompanyHeader } from './company-header';

/** Why nobody can order by this link now, and whom to ask. */
export function ClosedLink({ link }: { readonly link: CompanyLinkView }) {
  const t = useTranslations('employee.states');
  const format = useFormatter();
  const date = format.dateTime(new Date(link.closesAt), { day: 'numeric', month: 'long' });
  if (link.state === 'open') return null;
  return (
    <main className="wrap group-page" id="content">
      <CompanyHeader link={link} />
      <section className="group-card text-center" role="status">
        <h2 className="text-title">{t(`${link.state}.title`)}</h2>
        <p className="text-ink-soft">{t(`${link.state}.text`, { date, company: isolate(link.companyName) })}</p>
        {link.state !== 'cancelled' && (
          <>
            <p>{t('askHr', { company: isolate(link.companyName) })}</p>
            <p className="text-ink-soft text-small">{t('ordered')}</p>
          </>
        )}
      </section>
    </main>
  );
}
