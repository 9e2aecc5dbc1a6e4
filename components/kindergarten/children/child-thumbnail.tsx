'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { ClassChild } from '@/lib/kindergarten';

type ChildThumbnailProps = {
  readonly child: ClassChild;
  readonly name: string;
  /** Object URL of the photo that this device has read, until the page is left. */
  readonly preview?: string | undefined;
  readonly tabIndex?: number;
  readonly onOpen: (id: string) => void;
};

/**
 * The photo of a child, or its drawn hero where the photo was read on the device and is not stored; until the child has a
 * name the photo itself, as long as this page has it. Opens the child's dialog. A photo that a parent added is never
 * shown.
 */
export function ChildThumbnail({ child, name, preview, tabIndex, onOpen }: ChildThumbnailProps) {
  const t = useTranslations('kindergarten.children');
  const [broken, setBroken] = useState<string | null>(null);
  const { photoUrl, readOnDevice } = child;
  const hero = readOnDevice ? child.portraitUrl : null;
  const url = photoUrl ?? (child.name === '' ? (preview ?? hero) : (hero ?? preview ?? null));
  if (child.addedByLink) {
    return (
      <span className="class-thumbnail" title={t('byLink')}>
        <Icon name="lock" />
        <span className="sr-only">{t('byLink')}</span>
      </span>
    );
  }
  return (
    <UnstyledButton
      aria-label={t(photoUrl ? 'changePhoto' : readOnDevice ? 'changeReading' : 'addPhoto', { name })}
      className="class-thumbnail"
      data-empty={photoUrl || readOnDevice ? undefined : true}
      onClick={() => onOpen(child.id)}
      tabIndex={tabIndex}
      type="button"
    >
      {url && url !== broken ? (
        // biome-ignore lint/performance/noImgElement: a private photo by a signed link
        <img alt="" decoding="async" loading="lazy" onError={() => setBroken(url)} src={url} />
      ) : (
        <Icon name={photoUrl ? 'image' : readOnDevice ? 'shield-check' : 'camera'} />
      )}
    </UnstyledButton>
  );
}
