'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Num } from '@/components/ui/text';
import { ContactLinks } from './contact-links';
import { SupportError } from './support-error';
import { SupportFields } from './support-fields';
import { SupportMissingFields } from './support-missing-fields';
import { type SupportFormProps, useSupportForm } from './use-support-form';

const RULES_ID = 'support-rules';

/** Spec §5 "Support form". Submitting needs all required fields; missing ones are listed above the buttons. */
export function SupportForm({ onCancel, ...props }: SupportFormProps & { readonly onCancel: () => void }) {
  const t = useTranslations('support');
  const { context } = props;
  const form = useSupportForm(props);
  const { sending, missing, requestError } = form;
  const incomplete = missing.length > 0;
  return (
    <form className="grid gap-4 [&_.ui-input]:scroll-mb-44" noValidate onSubmit={form.submit}>
      {context.orderNumber !== undefined && (
        <p className="justify-self-start rounded-control bg-sky px-4 py-2 text-sky-deep text-small">
          {t.rich('aboutOrder', { number: context.orderNumber, num: (chunks) => <Num>{chunks}</Num> })}
        </p>
      )}
      <SupportFields form={form} topicOptional={context.orderId !== undefined} />
      <SupportError error={requestError} />
      <div className="sticky -bottom-5 grid grid-cols-[1fr_auto] items-center gap-3 bg-paper pt-2 pb-5 before:pointer-events-none before:absolute before:inset-x-0 before:-top-5 before:h-5 before:bg-linear-to-t before:from-paper md:-bottom-8">
        <SupportMissingFields codes={missing} id={RULES_ID} />
        <Button
          aria-describedby={incomplete ? RULES_ID : undefined}
          aria-disabled={incomplete || undefined}
          loading={sending}
          size="large"
          type="submit"
          fullWidth
        >
          {sending ? t('sending') : t('send')}
        </Button>
        <Button disabled={sending} variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
      {!requestError && (
        <div className="flex flex-wrap items-center gap-x-6 border-line line-top dashed pt-3 text-small">
          <p className="text-ink-soft">{t('otherWays')}</p>
          <ContactLinks />
        </div>
      )}
    </form>
  );
}
