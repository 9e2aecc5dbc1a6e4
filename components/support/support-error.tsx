'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Num } from '@/components/ui/text';
import type { ApiError } from '@/lib/client/api/api-error';
import { useErrorText } from '@/lib/client/api/error-text';
import { ContactLinks } from './contact-links';

/** Codes with a message of their own; all others only say that sending failed. */
const SPECIFIC_CODES = ['rate_limited', 'too_many_attempts'];

/** Error of a failed request (spec §7: formSubmissionError), with other ways to contact us. */
export function SupportError({ error }: { readonly error: ApiError | undefined }) {
  const t = useTranslations('errors');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div aria-live="assertive" className="scroll-mb-32 empty:hidden" ref={box}>
      {error && (
        <div className="flex gap-2.5 rounded-control bg-coral-wash px-4 pt-3 pb-1 text-coral-press text-small">
          <Icon className="mt-0.5" name="triangle-exclamation-point" />
          <div>
            <p className="font-medium">
              {t('formSubmissionError')} {SPECIFIC_CODES.includes(error.code) && <span>{errorText(error.code)}</span>}
            </p>
            {error.errorId && (
              <p>
                {t('errorId')} <Num>{error.errorId}</Num>
              </p>
            )}
            <ContactLinks />
          </div>
        </div>
      )}
    </div>
  );
}
