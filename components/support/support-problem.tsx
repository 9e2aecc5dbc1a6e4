import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { ApiError } from '@/lib/client/api-error';
import { useErrorText } from '@/lib/client/error-text';

/** Reasons that tell people what to do; all others only say that it was not sent. */
const TELLING = ['rate_limited', 'too_many_attempts'];

/** A request that was refused or got no answer (spec §7: formSubmissionError), announced at once. */
export function SupportProblem({ error }: { readonly error: ApiError | undefined }) {
  const t = useTranslations('errors');
  const errorText = useErrorText();
  return (
    <div aria-live="assertive" className="empty:hidden">
      {error && (
        <div className="flex gap-2.5 rounded-control bg-coral-wash px-4 py-3 font-medium text-coral-press text-small">
          <Icon className="mt-0.5" name="triangle-exclamation-point" />
          <p>
            {t('formSubmissionError')} {TELLING.includes(error.code) && errorText(error.code)}
          </p>
        </div>
      )}
    </div>
  );
}
