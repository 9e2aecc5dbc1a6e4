import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { SavedIndicator } from '@/components/feedback/saved-indicator';
import { FORM_ERROR } from '@/components/feedback/use-autosave';
import { Checkbox } from '@/components/ui/choice-group';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/text-input';
import { useErrorText } from '@/lib/client/api/error-text';
import { DOWNLOAD_DAYS, GIFT_MESSAGE_LIMITS, type GiftInput } from '@/lib/orders';
import type { useGift } from './use-gift';

type TextName = Exclude<keyof GiftInput, 'active' | 'message'>;

const INPUT_TYPES = {
  recipientName: 'text',
  recipientEmail: 'email',
  senderName: 'text',
  sendAt: 'datetime-local',
} as const satisfies Record<TextName, string>;

/** 'This is a gift': to whom the digital book is mailed, with which words, and when. */
export function GiftFields({ gift }: { readonly gift: ReturnType<typeof useGift> }) {
  const t = useTranslations('orders.gift');
  const errorText = useErrorText();
  const id = useId();
  const { value, state, errors, change, flush } = gift;
  const error = (name: keyof GiftInput) => errorText(errors[name]);
  const text = (name: TextName, hint?: string) => (
    <Field error={error(name)} hint={hint} id={`${id}${name}`} label={t(name)}>
      {(aria) => (
        <TextInput
          {...aria}
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
    <fieldset className="grid gap-4">
      <legend className="sr-only">{t('legend')}</legend>
      <Checkbox checked={value.active} onChange={(event) => change({ ...value, active: event.target.checked })}>
        {t('toggle')}
      </Checkbox>
      {value.active && (
        <>
          {text('recipientName')}
          {text('recipientEmail', t('emailHint'))}
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
          {text('sendAt', t('sendAtHint'))}
          <p className="text-ink-soft text-small">{t('link', { days: DOWNLOAD_DAYS })}</p>
        </>
      )}
      <FormError code={errors[FORM_ERROR]} />
      {state && <SavedIndicator onRetry={flush} state={state} />}
    </fieldset>
  );
}
