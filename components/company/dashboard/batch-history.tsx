import { useFormatter, useTranslations } from 'next-intl';
import { Num } from '@/components/ui/text';
import type { CompanyActionView } from '@/lib/company';

/** What was done with the batch, the last first: who and when, without names. */
export function BatchHistory({ actions }: { readonly actions: readonly CompanyActionView[] }) {
  const t = useTranslations('company.history');
  const format = useFormatter();
  return (
    <section aria-labelledby="company-history" className="company-panel">
      <h2 className="text-title" id="company-history">
        {t('title')}
      </h2>
      <ol className="grid gap-2">
        {actions.map(({ id, kind, at, own }) => (
          <li className="flex flex-wrap gap-x-3 text-small" key={id}>
            <time className="text-ink-soft" dateTime={at}>
              <Num>{format.dateTime(new Date(at), { dateStyle: 'short', timeStyle: 'short' })}</Num>
            </time>
            <span>{t(`kinds.${kind}`)}</span>
            <span className="text-ink-soft">{t(own ? 'you' : 'system')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
