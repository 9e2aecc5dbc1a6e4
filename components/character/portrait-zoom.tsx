'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ImageModel } from '@/lib/illustrator';

type PortraitZoomProps = { readonly model: ImageModel; readonly picture: string; readonly alt: string };

/** Shows the portrait as large as the screen allows. */
export function PortraitZoom({ model, picture, alt }: PortraitZoomProps) {
  const t = useTranslations('hero');
  const tCommon = useTranslations('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <UnstyledButton
        aria-label={t('zoom', { model })}
        className="hero-zoom"
        onClick={() => setOpen(true)}
        title={t('zoom', { model })}
        type="button"
      >
        <Icon name="zoom-in" />
      </UnstyledButton>
      <Dialog closeLabel={tCommon('close')} onOpenChange={setOpen} open={open} title={alt} width={720}>
        {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
        <img alt={alt} className="mx-auto max-h-[70dvh] w-auto max-w-full rounded-card" src={picture} />
      </Dialog>
    </>
  );
}
