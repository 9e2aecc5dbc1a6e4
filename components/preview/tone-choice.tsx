import { useTranslations } from 'next-intl';
import { type CSSProperties, useState } from 'react';
import { Swatch } from '@/components/ui/choice';
import { nearestTone, shadeOf, TONES, type ToneTrait } from '@/lib/illustrator';

/** Skin and hair come in every shade; the rest in the colours of the shop. */
const SHADED: readonly ToneTrait[] = ['skin', 'hairColor'];

type ToneChoiceProps = {
  readonly trait: ToneTrait;
  readonly label: string;
  readonly value: string;
  readonly onChange: (hex: string) => void;
};

/** Swatches of a colour and, for skin and hair, a slider between the swatch's darkest and lightest shade. */
export function ToneChoice({ trait, label, value, onChange }: ToneChoiceProps) {
  const t = useTranslations('preview');
  // The slider moves around the colour that was there when it was first touched; a correction taken back begins anew.
  const [own, setOwn] = useState({ base: value, step: 0, shown: value });
  const { base, step } = own.shown === value ? own : { base: value, step: 0 };
  const tones = TONES[trait];
  const chosen = nearestTone(
    base,
    tones.map(({ hex }) => hex),
    1,
  );
  const show = (next: { readonly base: string; readonly step: number }) => {
    const shown = next.step === 0 ? next.base : shadeOf(next.base, next.step);
    setOwn({ ...next, shown });
    onChange(shown);
  };
  const choose = (hex: string) => show({ base: hex, step: 0 });
  const shade = (next: number) => show({ base, step: next });
  const ends = { '--from': shadeOf(base, -1), '--middle': base, '--to': shadeOf(base, 1) } as CSSProperties;
  return (
    <>
      <div className="swatch-row">
        {tones.map(({ name, hex }) => (
          <Swatch
            checked={hex === chosen}
            color={hex}
            key={hex}
            label={t(`tones.${name}`)}
            name={trait}
            onChange={() => choose(hex)}
            value={hex}
          />
        ))}
      </div>
      {SHADED.includes(trait) && (
        <div className="shade-row">
          <span aria-hidden="true">{t('shade.darker')}</span>
          <input
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
