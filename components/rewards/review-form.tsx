'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormError } from '@/components/feedback/form-error';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/choice/checkbox';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Field, FieldMessage } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { TextArea, TextInput } from '@/components/ui/text-input';
import { type Failure, toApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { sendJson } from '@/lib/client/api/send-json';
import { useMarket } from '@/lib/client/market';
import { REVIEW_LIMITS, reviewSchema } from '@/lib/rewards';

const { rating: RATING, text: TEXT, signature: SIGNATURE } = REVIEW_LIMITS;
const RATINGS = Array.from({ length: RATING.max - RATING.min + 1 }, (_, place) => RATING.min + place);
const FIELDS = ['rating', 'text', 'signature', 'consent'] as const;

type ReviewErrors = Readonly<Record<string, Failure | string>>;
type ReviewFormProps = { readonly onSent: () => Promise<unknown> };

/** The codes of the fields that the schema rejects. */
function validateReview(review: object): ReviewErrors {
  const parsed = reviewSchema.safeParse(review);
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]));
}

/** A review of the shop. It earns credits whatever its rating, and says so. */
export function ReviewForm({ onSent }: ReviewFormProps) {
  const t = useTranslations('rewards.review');
  const { language } = useMarket();
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReviewErrors>({});
  const [sending, setSending] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const refuse = (refused: ReviewErrors) => {
    setErrors(refused);
    const first = FIELDS.find((field) => refused[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const typed = new FormData(event.currentTarget);
    const given = {
      text: typed.get('text'),
      signature: typed.get('signature'),
      consent: typed.get('consent') === 'on',
    };
    const review = { ...given, rating: typed.get('rating') ?? undefined, language };
    const refused = validateReview(review);
    if (Object.keys(refused).length > 0) return refuse(refused);
    setErrors({});
    setSending(true);
    try {
      await sendJson('/api/rewards/write_review', { json: review });
      await onSent();
    } catch (thrown) {
      const error = toApiError(thrown);
      refuse(Object.keys(error.fields).length > 0 ? error.fields : { form: error });
    } finally {
      setSending(false);
    }
  };
  return (
    <form aria-label={t('title')} className="grid gap-4" noValidate onSubmit={submit} ref={form}>
      <p className="text-small">{t('rewarded')}</p>
      <ChoiceGroup error={errorText(errors.rating)} legend={t('rating')} noteId="review-rating-note">
        <span className="star-choice">
          {RATINGS.map((stars) => (
            <label key={stars}>
              <input className="sr-only" name="rating" type="radio" value={stars} />
              <Icon className="size-9" filled name="star" />
              <span className="sr-only">{t('stars', { count: stars })}</span>
            </label>
          ))}
        </span>
      </ChoiceGroup>
      <Field error={errorText(errors.text)} hint={t('textHint')} id="review-text" label={t('text')}>
        {(aria) => <TextArea {...aria} maxLength={TEXT.max} name="text" required rows={4} />}
      </Field>
      <Field error={errorText(errors.signature)} hint={t('signatureHint')} id="review-signature" label={t('signature')}>
        {(aria) => <TextInput {...aria} maxLength={SIGNATURE.max} name="signature" />}
      </Field>
      <div>
        <Checkbox
          aria-describedby="review-consent-note"
          aria-invalid={errors.consent ? true : undefined}
          name="consent"
          required
        >
          {t('consent')}
        </Checkbox>
        <FieldMessage error={errorText(errors.consent)} id="review-consent-note" />
      </div>
      <FormError failure={errors.form} />
      <Button className="justify-self-start" loading={sending} type="submit">
        {t('send')}
      </Button>
    </form>
  );
}
