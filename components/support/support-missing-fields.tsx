import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/api/error-text';

/** Lists the missing fields above the submit button. */
export function SupportMissingFields({ codes, id }: { readonly codes: readonly string[]; readonly id: string }) {
  const t = useTranslations('support');
  const errorText = useErrorText();
  if (codes.length === 0) return null;
  return (
    <p className="col-span-2 text-ink-soft text-note" id={id}>
      <b className="font-semibold text-ink">{t('missing')}</b> {codes.map((code) => errorText(code)).join(' · ')}
    </p>
  );
}
