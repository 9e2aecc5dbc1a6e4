import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/error-text';

/** What the form still needs before it can be sent, above the button that waits for it. */
export function SupportRules({ codes, id }: { readonly codes: readonly string[]; readonly id: string }) {
  const t = useTranslations('support');
  const errorText = useErrorText();
  if (codes.length === 0) return null;
  return (
    <p className="col-span-2 text-ink-soft text-note" id={id}>
      <b className="font-semibold text-ink">{t('missing')}</b> {codes.map((code) => errorText(code)).join(' · ')}
    </p>
  );
}
