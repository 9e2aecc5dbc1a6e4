'use client';

import { useTranslations } from 'next-intl';
import { ErrorId } from '@/components/feedback/error-id';
import { SupportButton } from '@/components/support/support-button';
import { Button, ButtonLink } from '@/components/ui/button';
import type { ApiError } from '@/lib/client/api/api-error';
import { useMarket } from '@/lib/client/market';

/** Why an HR page shows nothing, by the error code of the API. */
const PROBLEMS = {
  hr_sign_in_required: 'signIn',
  session_expired: 'expired',
  access_denied: 'denied',
  not_found: 'invalid',
  invalid_link: 'invalid',
} as const;
type Problem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | 'failed';

const toProblem = (code: string): Problem => PROBLEMS[code as keyof typeof PROBLEMS] ?? 'failed';

type CompanyErrorProps = {
  readonly error: Pick<ApiError, 'code' | 'errorId'>;
  /** Path of the login that leads back here, without country and language. */
  readonly loginPath: string;
  readonly onRetry: () => void;
};

/** 'Session Expired', 'Access Denied', 'Invalid Link' or 'Failed to load dashboard' (spec §8), each with a way on. */
export function CompanyError({ error: { code, errorId }, loginPath, onRetry }: CompanyErrorProps) {
  const t = useTranslations('company.problems');
  const { to } = useMarket();
  const problem = toProblem(code);
  return (
    <div className="wrap grid min-h-[60dvh] content-center justify-items-center gap-5 py-10 text-center">
      <div className="grid gap-2" role="alert">
        <h1 className="text-section">{t(`${problem}.title`)}</h1>
        <p className="max-w-[34em] text-ink-soft">{t(`${problem}.text`)}</p>
        <ErrorId id={errorId} />
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {(problem === 'signIn' || problem === 'expired') && (
          <ButtonLink href={to(loginPath)}>{t('toLogin')}</ButtonLink>
        )}
        {problem === 'denied' && <ButtonLink href={to('/company/dashboard')}>{t('toBatches')}</ButtonLink>}
        {problem === 'denied' && (
          <ButtonLink href={to(loginPath)} variant="quiet">
            {t('otherPhone')}
          </ButtonLink>
        )}
        {problem === 'invalid' && <ButtonLink href={to('/company/dashboard')}>{t('toBatches')}</ButtonLink>}
        {problem === 'failed' && <Button onClick={onRetry}>{t('retry')}</Button>}
        <SupportButton topic="groups" variant="quiet">
          {t('help')}
        </SupportButton>
      </div>
    </div>
  );
}
