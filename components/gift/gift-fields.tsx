import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { FORM_ERROR } from '@/components/feedback/use-autosave';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { Field } from '@/components/ui/field';
import { useFormatDay } from '@/components/ui/hooks/use-format-day';
import { TextArea, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import type { CountryCode } from '@/lib/markets';
import { GIFT_LINK_DAYS, GIFT_MESSAGE_LIMITS, type GiftInput, type GiftParts, getGiftDayRange } from '@/lib/orders';
import { GiftDay } from './gift-day';
import type { useGift } from './use-gift';

type TextName = Exclude<keyof GiftInput, 'active' | 'message'>;

const INPUT_TYPES = {
  recipientName: 'text',
  recipientEmail: 'email',
  senderName: 'text',
  sendAt: 'datetime-local',
  dispatchOn: 'date',
} as const satisfies Record<TextName, string>;

type GiftFieldsProps = {
  readonly gift: Omit<ReturnType<typeof useGift>, 'submit'>;
  readonly country: CountryCode;
  readonly parts: GiftParts;
  /** The day on which the book is needed, as `2026-12-24`. */
  readonly neededBy: string | null;
  /** The print house puts the card into the parcel. */
  readonly cardEnclosed: boolean;
};

/** 'This is a gift': for whom the book is, with which words, and when it is mailed or leaves. */
export function GiftFields({ gift, country, parts, neededBy, cardEnclosed }: GiftFieldsProps) {
  const t = useTranslations('orders.gift');
  const errorText = useErrorText();
  const id = useId();
  const { value, state, errors, change, flush } = gift;
  const error = (name: keyof GiftInput) => errorText(errors[name]);
  const formatDay = useFormatDay();
  const printed = parts.card !== 'none';
  /** The mail can still change, and there is one. */
  const mails = parts.mail === 'open' && (!printed || value.recipientEmail !== '');
  const [hasOwnDays] = useState(value.sendAt !== '' || value.dispatchOn !== '');
  const getMailText = () => {
    if (value.sendAt) return t('mailAtTime');
    return neededBy ? t('mailOnDay', { date: formatDay(neededBy) }) : t('mailOnceReviewed');
  };
  const text = (name: TextName, label = t(name), hint?: string) => (
    <Field error={error(name)} hint={hint} id={`${id}${name}`} label={label}>
      {(aria) => (
        <TextInput
          {...aria}
          {...(name === 'dispatchOn' && getGiftDayRange({ country, now: new Date() }))}
          dir={name === 'recipientEmail' ? 'ltr' : 'auto'}
          onBlur={flush}
          onChange={(event) => change({ ...value, [name]: event.target.value })}
          type={INPUT_TYPES[name]}
          value={value[name]}
        />
      )}
    </Field>
  );
  return (
    <fieldset className="grid gap-4" id="gift">
      <legend className="sr-only">{t('legend')}</legend>
      {/* What stands on a card that is being printed cannot change any more. */}
      {parts.card !== 'closed' && (
        <Checkbox checked={value.active} onChange={(event) => change({ ...value, active: event.target.checked })}>
          {t(printed ? 'togglePrinted' : 'toggle')}
        </Checkbox>
      )}
      {value.active && parts.card !== 'closed' && (
        <>
          {text('recipientName')}
          <Field error={error('message')} id={`${id}message`} label={t('message')}>
            {(aria) => (
              <TextArea
                {...aria}
                dir="auto"
                maxLength={GIFT_MESSAGE_LIMITS.max}
                onBlur={flush}
                onChange={(event) => change({ ...value, message: event.target.value })}
                rows={3}
                value={value.message}
              />
            )}
          </Field>
          {text('senderName')}
        </>
      )}
      {value.active && parts.card === 'open' && (
        <p className="text-ink-soft text-small">{t(cardEnclosed ? 'cardEnclosed' : 'cardByMail')}</p>
      )}
      {value.active && parts.mail === 'open' && (
        <>
          {printed
            ? text('recipientEmail', t('recipientEmailOptional'), t('emailOptionalHint'))
            : text('recipientEmail', t('recipientEmail'), t('emailHint'))}
          {mails && <p className="text-small">{getMailText()}</p>}
          {mails && <p className="text-ink-soft text-small">{t('link', { days: GIFT_LINK_DAYS })}</p>}
        </>
      )}
      {value.active && (parts.card === 'open' || mails) && (
        // One day is enough for most gifts: the day on which it is needed.
        <details className="grid gap-4" open={hasOwnDays || undefined}>
          <summary className="text-link w-fit cursor-pointer text-small">{t('otherDays')}</summary>
          <div className="grid gap-4 pt-4">
            {parts.card === 'open' && text('dispatchOn', t('dispatchOn'), t('dispatchOnHint'))}
            {parts.card === 'open' && value.dispatchOn && !errors.dispatchOn && (
              <GiftDay country={country} day={value.dispatchOn} neededBy={neededBy} />
            )}
            {mails && text('sendAt', t('sendAt'), t('sendAtHint'))}
          </div>
        </details>
      )}
      <FormError failure={errors[FORM_ERROR]} />
      {state && <SavedIndicator onRetry={flush} state={state} />}
    </fieldset>
  );
}
