'use client';

import { useTranslations } from 'next-intl';
import { CodeStepForm } from '@/components/account/sign-in/code-step-form';
import { Link } from '@/components/ui/link';
import { LanguageToggle } from '../frame/language-toggle';
import { ThemeToggle } from '../frame/theme-toggle';

type SetUp = {
  readonly secret: string;
  /** Side of the QR code in modules, and the path of its dark ones. */
  readonly size: number;
  readonly path: string;
};

/** Second step into the desk: a code of the authenticator app, which is set up at the first sign-in. */
export function SecondStepScreen({ setUp }: { readonly setUp: SetUp | null }) {
  const t = useTranslations('staff.login');
  return (
    <main className="staff-login" id="content">
      <h1 className="text-title">{t(setUp ? 'setUpTitle' : 'appTitle')}</h1>
      <p className="text-ink-soft">{t(setUp ? 'setUpLead' : 'appLead')}</p>
      {setUp && (
        <>
          <svg
            aria-label={t('picture')}
            className="staff-qr"
            role="img"
            viewBox={`-2 -2 ${setUp.size + 4} ${setUp.size + 4}`}
          >
            <path d={setUp.path} fill="currentColor" shapeRendering="crispEdges" />
          </svg>
          <p className="text-small">
            {t('manual')} <bdi className="wrap-anywhere block font-semibold">{setUp.secret}</bdi>
          </p>
        </>
      )}
      <CodeStepForm
        fieldLabel={t('appCode')}
        label={t('enter')}
        onEntered={() => window.location.assign('/staff')}
        path="/api/staff/login/totp"
      />
      <Link className="text-link justify-self-start" href="/staff/login">
        {t('again')}
      </Link>
      <div className="flex gap-4">
        <LanguageToggle />
        <ThemeToggle />
      </div>
    </main>
  );
}
