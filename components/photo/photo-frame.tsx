'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { useCoarsePointer } from '@/components/ui/hooks/use-coarse-pointer';
import { Icon } from '@/components/ui/icon';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { Crop } from '@/lib/photos';
import { cropStyle } from './analysis/crop-fractions';
import type { PhotoLoadPhase } from './analysis/prepare-photo';
import { FaceGuide } from './face-guide';
import { PhotoSource } from './photo-source';

const PhotoCropper = dynamic(() => import('./photo-cropper'), { ssr: false });

type PhotoFrameProps = {
  readonly name: string;
  /** URL of the photo; `null` before there is one, or if this browser cannot decode it. */
  readonly url: string | null;
  readonly undecodable: boolean;
  /** A photo is loading; converting HEIC takes seconds. */
  readonly loadPhase: PhotoLoadPhase | null;
  /** The analysis found a face. */
  readonly faceFound: boolean;
  readonly crop: Crop | null;
  readonly maxZoom: number;
  readonly cropping: boolean;
  readonly onCroppingChange: (cropping: boolean) => void;
  readonly onCrop: ((crop: Crop) => void) | null;
  readonly onRotate: () => void;
  readonly onPick: (files: readonly File[]) => void;
};

/** The photo in its polaroid frame: select, drop, preview, crop, rotate. */
export function PhotoFrame(props: PhotoFrameProps) {
  const {
    name,
    url,
    undecodable,
    loadPhase,
    faceFound,
    crop,
    maxZoom,
    cropping,
    onCroppingChange,
    onCrop,
    onRotate,
    onPick,
  } = props;
  const t = useTranslations('wizard.photo');
  const [over, setOver] = useState(false);
  // Touch devices cannot drop files.
  const touch = useCoarsePointer();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onPick(files);
  };
  const drag = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  if (url && cropping && onCrop) {
    return (
      <div className="photo-frame">
        <PhotoCropper
          crop={crop}
          key={url}
          maxZoom={maxZoom}
          onDone={(done) => {
            onCrop(done);
            onCroppingChange(false);
          }}
          onRotate={onRotate}
          url={url}
        />
      </div>
    );
  }
  return (
    <div className="photo-frame" data-over={over || undefined} {...drag}>
      <div className="photo-window">
        {url ? (
          // biome-ignore lint/performance/noImgElement: a private photo, or one that never left this device
          <img alt={t('alt', { name })} src={url} style={crop ? cropStyle(crop) : undefined} />
        ) : (
          <EmptyFrame hint={undecodable ? t('unseen') : touch ? t('gallery') : t('drop')} />
        )}
        {loadPhase === 'heic' && <ConvertingOverlay label={t('heic')} />}
        {faceFound && loadPhase === null && (
          <span className="absolute inset-x-0 bottom-2.5 mx-auto flex w-max items-center gap-1.5 rounded-pill bg-mint-deep px-3.5 py-1.5 font-medium text-small text-white">
            <Icon name="check" />
            {t('found', { name })}
          </span>
        )}
      </div>
      <div className="photo-foot">
        {url && onCrop && (
          <UnstyledButton className="ui-chip" onClick={() => onCroppingChange(true)} type="button">
            <Icon name="crop" />
            {t('crop')}
          </UnstyledButton>
        )}
        <PhotoSource hasPhoto={Boolean(url) || undecodable} onPick={onPick} />
      </div>
    </div>
  );
}

function EmptyFrame({ hint }: { readonly hint: string }) {
  return (
    <>
      <FaceGuide />
      <span className="absolute inset-x-6 bottom-3 z-2 text-center font-medium text-note text-white">
        <span className="inline-block rounded-control bg-night/80 px-3 py-1.5">{hint}</span>
      </span>
    </>
  );
}

/** Converting HEIC to JPEG takes a few seconds, so show progress. */
function ConvertingOverlay({ label }: { readonly label: string }) {
  return (
    <span className="photo-converting" role="status">
      <span>{label}</span>
      <span className="upload-bar" data-idle>
        <i />
      </span>
    </span>
  );
}
