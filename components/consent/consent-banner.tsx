'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';
import { closeConsent } from '@/lib/client/stores/consent-dialog-store';
import { hasPrivacyControl, readConsent, saveConsent } from '@/lib/client/stores/consent-store';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@/lib/consent';
import { ConsentSwitches } from './consent-switches';
import type { ConsentTexts } from './consent-texts';
import { reserveSpace } from './reserve-space';
import './consent-banner.css';
import { UnstyledButton } from '@/components/ui/unstyled-button';

type ConsentBannerProps = {
  readonly texts: ConsentTexts;
  /** The visitor opened it from the footer: it shows the choices at once and takes the focus. */
  readonly reopened: boolean;
};

/** Asks for consent at the bottom of the page; the page stays usable meanwhile. Loaded on demand. */
export default function ConsentBanner(props: ConsentBannerProps) {
  return <ConsentBannerContent {...props} key={String(props.reopened)} />;
}

function ConsentBannerContent({ texts, reopened }: ConsentBannerProps) {
  const { to, language } = useMarket();
  const [choosing, setChoosing] = useState(reopened);
  const [allowed, setAllowed] = useState<readonly ConsentPurpose[]>(() => readConsent() ?? []);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => (section.current ? reserveSpace(section.current) : undefined), []);
  useEffect(() => {
    if (!reopened) return;
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [reopened]);

  // The button that had the focus is gone.
  const choose = () => {
    setChoosing(true);
    heading.current?.focus();
  };
  const decide = (purposes: readonly ConsentPurpose[]) => {
    saveConsent(purposes);
    closeConsent();
    // Also an account's history of consents keeps the choice. Without a connection this browser alone remembers it.
    import('@/lib/client/api/send-json')
      .then(({ sendJson }) => sendJson('/api/consent', { json: { allowed: purposes, language } }))
      .catch(() => undefined);
  };
  return (
    <section
      aria-labelledby="consent-title"
      className="consent-banner"
      onKeyDown={({ key }) => reopened && key === 'Escape' && closeConsent()}
      ref={section}
    >
      <div className="consent-content" data-choosing={choosing || undefined}>
        <div className="grid gap-1">
          <div className="consent-head">
            <h2 className="text-body" id="consent-title" ref={heading} tabIndex={-1}>
              {texts.title}
            </h2>
            {!choosing && (
              <UnstyledButton className="text-link text-small" onClick={choose} type="button">
                {texts.choose}
              </UnstyledButton>
            )}
          </div>
          <p className="text-small">
            {texts.text}{' '}
            <Link className="text-link" href={to('/privacy-policy')}>
              {texts.policy}
            </Link>
          </p>
          {reopened && hasPrivacyControl() && <p className="text-small">{texts.privacyControl}</p>}
        </div>
        {choosing && <ConsentSwitches allowed={allowed} onChange={setAllowed} texts={texts} />}
        <div className="consent-actions">
          <Button onClick={() => decide([])} size="small" variant="ink">
            {texts.refuse}
          </Button>
          <Button onClick={() => decide(CONSENT_PURPOSES)} size="small" variant="ink">
            {texts.accept}
          </Button>
          {choosing && (
            <Button onClick={() => decide(allowed)} size="small" variant="ink">
              {texts.save}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
