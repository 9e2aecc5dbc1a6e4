import { useTranslations } from 'next-intl';
import { useErrorText } from '@/lib/client/error-text';

/** What the form still needs before it can be sent, beside the button that waits for it. */
export function SupportRules({ codes, id }: { readonly codes: readonly string[]; readonly id: string }) {
  const t = useTranslations('support');
  const errorText = useErrorText();
  if (codes.length === 0) return null;
  return (
    <div className="text-ink-soft text-small" id={id}>
      <p className="font-semibold">{t('missing')}</p>
      <ul className="grid list-disc gap-0.5 ps-5">
        {codes.map((code) => (
          <li key={code}>{errorText(code)}</li>
        ))}
      </ul>
    </div>
  );
}
