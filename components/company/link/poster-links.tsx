import { useTranslations } from 'next-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '@/lib/markets';

/** A poster for the office kitchen, in each language. */
export function PosterLinks({ batchId }: { readonly batchId: string }) {
  const t = useTranslations('company.link');
  return (
    <div className="company-invitation">
      <h3>{t('poster')}</h3>
      <p className="max-w-[44em] text-ink-soft text-small">{t('posterText')}</p>
      <ul className="flex flex-wrap gap-3">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className="ui-button"
              data-look="quiet"
              data-size="small"
              href={`/api/company/${batchId}/poster?language=${language}`}
              lang={language}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
