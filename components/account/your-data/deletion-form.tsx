import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { FieldMessage } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { emailTag } from '@/components/ui/text';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { clearBrowserData } from '@/lib/client/sign-out';
import { RECORD_YEARS } from '@/lib/privacy';

type DeletionFormProps = {
  readonly email: string | null;
  readonly onDeleted: () => void;
  readonly onKeep: () => void;
  /** The phone must be verified again first. */
  readonly onVerify: () => void;
};

/** What goes, what stays, and one box to tick. */
export function DeletionForm({ email, onDeleted, onKeep, onVerify }: DeletionFormProps) {
  const t = useTranslations('account.data.delete');
  const errorText = useErrorText();
  const box = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState(false);
  const [missing, setMissing] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async () => {
    setMissing(!checked);
    if (!checked) return box.current?.focus();
    setSending(true);
    setFailure(undefined);
    try {
      await sendJson('/api/account/delete', { json: { confirmed: true } });
      clearBrowserData();
      onDeleted();
    } catch (thrown) {
      setFailure(toApiError(thrown));
      setSending(false);
    }
  };
  const stale = failure?.code === 'verification_too_old';
  return (
    <div className="grid gap-4">
      <DeletionLists />
      {email && <p>{t.rich('receipt', { email, mail: emailTag })}</p>}
      <div>
        <Checkbox
          aria-describedby="deletion-box"
          aria-invalid={missing && !checked ? true : undefined}
          checked={checked}
          onChange={(event) => setChecked(event.target.checked)}
          ref={box}
        >
          {t('box')}
        </Checkbox>
        <FieldMessage error={missing && !checked ? errorText('deletion_not_confirmed') : undefined} id="deletion-box" />
      </div>
      <FormError failure={failure} />
      <Button loading={sending} onClick={stale ? onVerify : submit} fullWidth>
        {t(stale ? 'verify' : 'confirm')}
      </Button>
      <Button onClick={onKeep} variant="quiet" fullWidth>
        {t('keep')}
      </Button>
    </div>
  );
}

const GOES = ['goesAccount', 'goesBooks', 'goesPhotos', 'goesWritten'] as const;
const STAYS = ['staysOrders', 'staysConsents', 'staysPrinters'] as const;

function DeletionLists() {
  const t = useTranslations('account.data.delete');
  const { to } = useMarket();
  const values = {
    years: RECORD_YEARS,
    privacy: (chunks: ReactNode) => (
      <Link className="underline" href={to('/privacy-policy')} target="_blank">
        {chunks}
      </Link>
    ),
  };
  const list = (title: 'goes' | 'stays', keys: readonly (typeof GOES | typeof STAYS)[number][]) => (
    <div className="grid gap-1.5">
      <h3>{t(title)}</h3>
      <ul className="grid list-disc gap-1 ps-5 marker:text-honey-deep">
        {keys.map((key) => (
          <li key={key}>{t.rich(key, values)}</li>
        ))}
      </ul>
    </div>
  );
  return (
    <>
      {list('goes', GOES)}
      {list('stays', STAYS)}
    </>
  );
}
