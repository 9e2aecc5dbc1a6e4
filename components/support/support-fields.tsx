import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { InputControl } from '@/components/ui/form-controls';
import { Link } from '@/components/ui/link';
import { Select, TextArea, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import { useMarket } from '@/lib/client/market';
import { closeSupport } from '@/lib/client/stores/support-store';
import { DESCRIPTION_MAX, offeredTopics } from '@/lib/support';
import type { useSupportForm } from './use-support-form';

/** From this many remaining characters on we show the counter. */
const SHOW_REMAINING_FROM = 300;

type SupportFieldsProps = {
  readonly form: ReturnType<typeof useSupportForm>;
  readonly topicOptional: boolean;
};

/** Topic, message, e-mail and phone. Values from the account are read-only. */
export function SupportFields({ form, topicOptional }: SupportFieldsProps) {
  const t = useTranslations('support');
  const tCommon = useTranslations('common');
  const errorText = useErrorText();
  const { to } = useMarket();
  const { field, register, known, description } = form;
  const { errors } = form.formState;
  const left = DESCRIPTION_MAX - description.length;
  const optional = <span className="font-normal text-ink-soft text-small"> ({tCommon('optional')})</span>;
  return (
    <>
      <Field
        error={errorText(errors.topic?.message)}
        id="support-topic"
        label={
          <>
            {t('topic')}
            {topicOptional && optional}
          </>
        }
      >
        {(aria) => (
          <Select {...aria} {...field('topic')}>
            <option value="">{t('chooseTopic')}</option>
            {offeredTopics().map((topic) => (
              <option key={topic} value={topic}>
                {t(`topics.${topic}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        error={errorText(errors.description?.message)}
        hint={left <= SHOW_REMAINING_FROM ? t('left', { left: Math.max(0, left) }) : t('descriptionHint')}
        id="support-description"
        label={t('description')}
      >
        {(aria) => (
          <TextArea
            {...aria}
            {...field('description')}
            className="max-h-72 min-h-24"
            dir="auto"
            maxLength={DESCRIPTION_MAX}
            rows={3}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          error={errorText(errors.email?.message)}
          hint={known.email ? t('fromAccount') : t('emailHint')}
          id="support-email"
          label={t('email')}
        >
          {(aria) => (
            <TextInput
              {...aria}
              {...field('email')}
              autoComplete="email"
              className={known.email && 'bg-paper-2'}
              dir="ltr"
              inputMode="email"
              readOnly={known.email !== undefined}
              spellCheck={false}
              type="email"
            />
          )}
        </Field>
        <Field
          error={errorText(errors.phone?.message)}
          hint={known.phone ? t('fromAccount') : t('phoneHint')}
          id="support-phone"
          label={
            <>
              {t('phone')}
              {!known.phone && optional}
            </>
          }
        >
          {(aria) => (
            <TextInput
              {...aria}
              {...field('phone')}
              autoComplete="tel"
              className={known.phone && 'bg-paper-2'}
              dir="ltr"
              inputMode="tel"
              readOnly={known.phone !== undefined}
              type="tel"
            />
          )}
        </Field>
      </div>
      {/* Honeypot: only bots fill it. */}
      <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0" inert>
        <InputControl {...register('website')} autoComplete="off" tabIndex={-1} type="text" />
      </div>
      <p className="text-ink-soft text-note">
        {t.rich('privacy', {
          policy: (chunks) => (
            <Link className="underline" href={to('/privacy-policy')} onClick={closeSupport}>
              {chunks}
            </Link>
          ),
        })}
      </p>
    </>
  );
}
