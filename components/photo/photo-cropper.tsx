'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { Button, IconButton } from '@/components/ui/button';
import { InputControl } from '@/components/ui/form-controls';
import { Icon } from '@/components/ui/icon';
import type { Crop } from '@/lib/photos';
import { cropFractions, toPercentArea } from './analysis/crop-fractions';
import { FaceGuide } from './face-guide';

type PhotoCropperProps = {
  readonly url: string;
  /** Initial crop; `null` for the middle of the photo. */
  readonly crop: Crop | null;
  /** Higher zoom would leave too few pixels. */
  readonly maxZoom: number;
  readonly onRotate: () => void;
  readonly onDone: (crop: Crop) => void;
};

const ZOOM = { min: 1, step: 0.05 } as const;
const KEYBOARD_STEP_PX = 8;

/** Moves, zooms and rotates the photo under an oval for the face, by touch, mouse or arrow keys. */
export default function PhotoCropper({ url, crop, maxZoom, onRotate, onDone }: PhotoCropperProps) {
  const t = useTranslations('wizard.photo');
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [area, setArea] = useState<Crop>(crop ?? { x: 0, y: 0, width: 1, height: 1 });
  return (
    <>
      {/* A photo has no text direction: dragging follows the finger in every language. */}
      <div className="photo-window" dir="ltr">
        <Cropper
          aspect={1}
          crop={position}
          cropperProps={{ 'aria-label': t('cropArea'), role: 'group' }}
          image={url}
          keyboardStep={KEYBOARD_STEP_PX}
          maxZoom={maxZoom}
          mediaProps={{ alt: '' }}
          objectFit="cover"
          onCropChange={setPosition}
          onCropComplete={(percent) => setArea(cropFractions(percent))}
          onZoomChange={setZoom}
          showGrid={false}
          zoom={zoom}
          {...(crop && { initialCroppedAreaPercentages: toPercentArea(crop) })}
        />
        <FaceGuide />
      </div>
      <div className="photo-foot">
        <IconButton label={t('turn')} onClick={onRotate}>
          <Icon name="rotate-cw" />
        </IconButton>
        <InputControl
          aria-label={t('zoom')}
          className="h-11 min-w-24 grow accent-ink"
          disabled={maxZoom === ZOOM.min}
          max={maxZoom}
          min={ZOOM.min}
          onChange={(event) => setZoom(event.target.valueAsNumber)}
          step={ZOOM.step}
          type="range"
          value={zoom}
        />
        <Button variant="ink" onClick={() => onDone(area)} size="small">
          {t('cropDone')}
        </Button>
      </div>
    </>
  );
}
