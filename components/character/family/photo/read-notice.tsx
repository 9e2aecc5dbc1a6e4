import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { ReadRelative, ReadTrait } from '@/lib/illustrator';
import { type GrownUpRole, isWoman } from '../family-options';

type ReadNoticeProps = { readonly role: GrownUpRole; readonly read: ReadRelative };

/** What the photo chose and what it left to the parent, above the choices. */
export function ReadNotice({ role, read: { looks, unsure } }: ReadNoticeProps) {
  const t = useTranslations('hero.family.photo');
  const tTraits = useTranslations('preview.traits');
  const format = useFormatter();
  const locale = useLocale();
  const card = useRef<HTMLDivElement>(null);
  // The form with the button that was pressed is gone.
  useEffect(() => card.current?.focus(), []);
  const list = (traits: readonly ReadTrait[]) =>
    format.list(traits.map((trait) => tTraits(trait).toLocaleLowerCase(locale)));
  // 'Glasses' would sound as if there were some.
  const told = (Object.keys(looks) as ReadTrait[]).filter((trait) => trait !== 'glasses');
  return (
    <div className="reading-card" data-testid="relative-read" ref={card} role="status" tabIndex={-1}>
      {told.length > 0 && (
        <p className="flex gap-2 font-medium">
          <Icon className="mt-1" name="circle-check" />
          {t('told', { traits: list(told) })}
        </p>
      )}
      {unsure.length > 0 && <p>{t('untold', { traits: list(unsure) })}</p>}
      <p className="text-small">{t('gone', { kind: isWoman(role) ? 'woman' : 'man' })}</p>
    </div>
  );
}
