import { useTranslations } from 'next-intl';
import { type CSSProperties, useState } from 'react';
import { Swatch } from '@/components/ui/choice/swatch';
import { InputControl } from '@/components/ui/form-controls';
import { adjustLightness, nearestTone, TONES, type ToneTrait } from '@/lib/illustrator';

/** Skin and hair get a shade slider; the other traits only have fixed colours. */
const SHADED_TRAITS: readonly ToneTrait[] = ['skin', 'hairColor'];

/** Red hair is red however light it is; skin is told by its lightness. */
const LIGHTNESS_WEIGHTS: Partial<Record<ToneTrait, number>> = { hairColor: 0.35 };

type TonePickerProps = {
  readonly trait: ToneTrait;
  readonly label: string;
  readonly value: string;
  readonly onChange: (hex: string) => void;
  /** Of the radio buttons, where a page has another picker of the trait. */
  readonly name?: string;
};

/** Swatches of a trait and, for skin and hair, a slider between the darkest and the lightest shade. */
export function TonePicker({ trait, label, value, onChange, name = trait }: TonePickerProps) {
  const t = useTranslations('preview');
  // The slider moves around the colour from before its first move; undo resets it.
  const [slider, setSlider] = useState({ base: value, step: 0, tone: value });
  const { base, step } = slider.tone === value ? slider : { base: value, step: 0 };
  const tones = TONES[trait];
  const selected = nearestTone(
    base,
    tones.map(({ hex }) => hex),
    LIGHTNESS_WEIGHTS[trait] ?? 1,
  );
  const show = (next: { readonly base: string; readonly step: number }) => {
    const tone = next.step === 0 ? next.base : adjustLightness(next.base, next.step);
    setSlider({ ...next, tone });
    onChange(tone);
  };
  const select = (hex: string) => show({ base: hex, step: 0 });
  const shade = (next: number) => show({ base, step: next });
  const ends = {
    '--from': adjustLightness(base, -1),
    '--middle': base,
    '--to': adjustLightness(base, 1),
  } as CSSProperties;
  return (
    <>
      <div className="swatch-row">
        {tones.map(({ name: tone, hex }) => (
          <Swatch
            checked={hex === selected}
            color={hex}
            key={hex}
            label={t(`tones.${tone}`)}
            name={name}
            onChange={() => select(hex)}
            value={hex}
          />
        ))}
      </div>
      {SHADED_TRAITS.includes(trait) && (
        <div className="shade-row">
          <span aria-hidden="true">{t('shade.darker')}</span>
          <InputControl
            aria-label={t('shade.label', { trait: label })}
            aria-valuetext={t('shade.value', { step: step === 0 ? 'chosen' : step > 0 ? 'lighter' : 'darker' })}
            className="shade-slider"
            max={1}
            min={-1}
            onChange={(event) => shade(event.target.valueAsNumber)}
            step={0.05}
            style={ends}
            type="range"
            value={step}
          />
          <span aria-hidden="true">{t('shade.lighter')}</span>
        </div>
      )}
    </>
  );
}
