'use client';

import { useTranslations } from 'next-intl';
import { FormError } from '@/components/feedback/form-error';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { getFirstName, type PreviewView, type SharingView } from '@/lib/books';
import { useMarket } from '@/lib/client/market';
import { ShareLink } from './share-link';
import { useSharing } from './use-sharing';
import '@/app/overlays.css';
import { InputControl } from '@/components/ui/form-controls';

type ShareDialogProps = {
  readonly preview: PreviewView;
  readonly onShared: (sharing: SharingView) => Promise<unknown>;
  readonly onOpenChange: (open: boolean) => void;
};

/** Turns sharing on and off (rulings, "Photos and names"); off by default. */
export default function ShareDialog({ preview, onShared, onOpenChange }: ShareDialogProps) {
  const t = useTranslations('preview.share');
  const tCommon = useTranslations('common');
  const { to } = useMarket();
  const { heroName, gender, sharing } = preview;
  const { set, submitting, name: selectedName, failure, stopped } = useSharing(preview.id, sharing, onShared);
  const on = sharing.token !== null;
  const first = getFirstName(heroName);
  const names = first === heroName ? (['first', 'hidden'] as const) : (['first', 'full', 'hidden'] as const);
  return (
    <Dialog closeLabel={tCommon('close')} description={t('lead')} onOpenChange={onOpenChange} open title={t('title')}>
      <div className="grid gap-5">
        <label className="switch-row">
          <span>
            <b className="block font-semibold" id="share-switch">
              {t('switch')}
            </b>
            <span className="block text-ink-soft text-small" id="share-who">
              {on ? t('on') : t('off')}
            </span>
          </span>
          <InputControl
            aria-busy={submitting || undefined}
            aria-checked={on}
            aria-describedby="share-who"
            aria-labelledby="share-switch"
            checked={on}
            className="ui-switch"
            onChange={(event) => set({ on: event.target.checked })}
            role="switch"
            type="checkbox"
          />
        </label>
        <ul className="grid gap-2 text-small">
          <li className="flex gap-2.5">
            <Icon className="mt-0.5 text-mint" name="eye" />
            {t('sees')}
          </li>
          <li className="flex gap-2.5">
            <Icon className="mt-0.5 text-mint" name="lock" />
            {t('never')}
          </li>
        </ul>
        <ChoiceGroup className="grid" legend={t('name')} noteId="share-name-note">
          {names.map((name) => (
            <label className="check-row" key={name}>
              <InputControl
                checked={
                  selectedName === name || (name === 'first' && !names.some((option) => option === selectedName))
                }
                className="check-box"
                name="shareName"
                onChange={() => set({ name })}
                type="radio"
                value={name}
              />
              <span>{t(`names.${name}`, { gender, name: name === 'full' ? heroName : first })}</span>
            </label>
          ))}
        </ChoiceGroup>
        <FormError failure={failure} />
        <div aria-live="polite">
          {sharing.token && <ShareLink path={to(`/share/${sharing.token}`)} title={preview.title} />}
          {stopped && <p className="rounded-control bg-honey-wash px-4 py-3 text-small">{t('stopped')}</p>}
        </div>
      </div>
    </Dialog>
  );
}
