'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InputControl } from '@/components/ui/form-controls';
import { useCoarsePointer } from '@/components/ui/hooks/use-coarse-pointer';
import { Icon } from '@/components/ui/icon';

const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

type SourceButtonProps = {
  readonly capture?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

/** The input lies over its label: the browser opens its dialog even before the page has loaded its scripts. */
function SourceButton({ capture, onPick, children }: SourceButtonProps) {
  return (
    <label className="ui-chip relative">
      <InputControl
        accept={ACCEPTED_TYPES}
        capture={capture ? 'environment' : undefined}
        className="choice-input"
        data-testid={capture ? 'photo-camera' : 'photo-file'}
        multiple={!capture}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onPick(files);
          // Reset, so that selecting the same file again fires a change event.
          event.target.value = '';
        }}
        type="file"
      />
      {children}
    </label>
  );
}

type PhotoSourceProps = { readonly hasPhoto?: boolean; readonly onPick: (files: readonly File[]) => void };

/** Ways to add a photo: the gallery everywhere, the camera on touch devices. */
export function PhotoSource({ hasPhoto, onPick }: PhotoSourceProps) {
  const t = useTranslations('wizard.photo');
  // Without a touch screen the camera button would only open the file dialog too.
  const hasCamera = useCoarsePointer();
  return (
    <>
      <SourceButton onPick={onPick}>
        <Icon name="images" />
        {hasPhoto ? t('another') : t('gallery')}
      </SourceButton>
      {hasCamera && (
        <SourceButton capture onPick={onPick}>
          <Icon name="camera" />
          {hasPhoto ? t('cameraAgain') : t('camera')}
        </SourceButton>
      )}
    </>
  );
}
