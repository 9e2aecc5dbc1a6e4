'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useTouch } from '@/components/ui/use-touch';

const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

type SourceButtonProps = {
  readonly capture?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

function SourceButton({ capture, onPick, children }: SourceButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button className="chip" onClick={() => input.current?.click()} type="button">
        {children}
      </button>
      <input
        accept={TYPES}
        capture={capture ? 'environment' : undefined}
        data-testid={capture ? 'photo-camera' : 'photo-file'}
        hidden
        multiple={!capture}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onPick(files);
          // The same file may be picked again after a correction.
          event.target.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}

type PhotoSourceProps = { readonly again?: boolean; readonly onPick: (files: readonly File[]) => void };

/** The ways to a photo: the gallery everywhere, the camera on phones. */
export function PhotoSource({ again, onPick }: PhotoSourceProps) {
  const t = useTranslations('wizard.photo');
  // Elsewhere a camera would open the same file dialog twice.
  const hasCamera = useTouch();
  return (
    <>
      <SourceButton onPick={onPick}>
        <Icon name="images" />
        {again ? t('another') : t('gallery')}
      </SourceButton>
      {hasCamera && (
        <SourceButton capture onPick={onPick}>
          <Icon name="camera" />
          {again ? t('cameraAgain') : t('camera')}
        </SourceButton>
      )}
    </>
  );
}
