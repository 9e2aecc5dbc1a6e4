import { useTranslations } from 'next-intl';
import { emailTag } from '@/components/ui/text';
import { ChangeEmail } from './change-email';

type EmailRefusedProps = { readonly email: string; readonly onChanged: () => Promise<unknown> };

/** Our mail was refused for good at this address: asks for another one, to which everything is sent again. */
export function EmailRefused({ email, onChanged }: EmailRefusedProps) {
  const t = useTranslations('account.emailRefused');
  return (
    <section className="grid justify-items-start gap-3 rounded-card bg-paper-2 p-6" role="status">
      <h2 className="text-title">{t('title')}</h2>
      <p className="text-ink-soft">{t.rich('text', { email, mail: emailTag })}</p>
      <ChangeEmail email={email} onChanged={onChanged} />
    </section>
  );
}
