'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { GUIDE_EXAMPLES, type GuideExample } from './photo-guide-examples';

/** Dialog with drawn examples of good and bad photos (§2 "Image upload instructions"). */
export function PhotoGuide() {
  const t = useTranslations('wizard.photo.guide');
  const common = useTranslations('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton
        aria-haspopup="dialog"
        className="text-link justify-self-start"
        onClick={() => setOpen(true)}
        type="button"
      >
        <Icon name="info" />
        {t('open')}
      </UnstyledButton>
      <Dialog
        closeLabel={common('close')}
        description={t('lead')}
        onOpenChange={setOpen}
        open={open}
        title={t('title')}
        width={680}
      >
        <Examples examples={GUIDE_EXAMPLES.good} good heading={t('good')} />
        <Examples examples={GUIDE_EXAMPLES.bad} good={false} heading={t('bad')} />
        <p className="mt-5 rounded-control bg-mint-wash px-4 py-3 text-small">{t('anyway')}</p>
        {/* A focusable element at the end, so that the keyboard can scroll the dialog. */}
        <Button className="mt-5" variant="quiet" onClick={() => setOpen(false)} fullWidth>
          {common('close')}
        </Button>
      </Dialog>
    </>
  );
}

type ExamplesProps = {
  readonly heading: string;
  readonly good: boolean;
  readonly examples: readonly GuideExample[];
};

function Examples({ heading, good, examples }: ExamplesProps) {
  const t = useTranslations('wizard.photo.guide');
  return (
    <section className="mt-4">
      <h3 className="mb-3">{heading}</h3>
      <ul className="guide-list">
        {examples.map(({ name, pictures }) => (
          <li key={name}>
            <span aria-hidden="true" className="guide-window" data-example={name}>
              {pictures.map((picture) => (
                // biome-ignore lint/performance/noImgElement: a fixed tile, prebuilt in its one size
                <img
                  alt=""
                  height={256}
                  key={picture}
                  loading="lazy"
                  src={`/pictures/${picture}-256.webp`}
                  width={256}
                />
              ))}
              {name === 'sunglasses' && <SunglassesOverlay />}
              <span className="guide-mark" data-good={good || undefined}>
                <Icon name={good ? 'check' : 'x'} />
              </span>
            </span>
            <span className="block text-small leading-snug">{t(`examples.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Positioned over the face in `photo-front`. */
function SunglassesOverlay() {
  return (
    <svg aria-hidden="true" className="absolute inset-0" viewBox="0 0 100 100">
      <g fill="#16151c">
        <path d="M27 41h20q1 15-10 15-9 0-10-15zM53 41h20q-1 15-10 15-11 0-10-15z" />
        <path d="M25 40h50v3H25z" />
      </g>
      <path d="M31 44l8 0-5 7z" fill="#ffffff" fillOpacity=".22" />
    </svg>
  );
}
