'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { useMarket } from '@/lib/client/market';
import type { Character } from '@/lib/illustrator';
import { getTextDirection } from '@/lib/markets';
import { type GroupName, groupsFor, isApplicable } from './trait-groups';
import { TraitSection } from './trait-section';

type TraitTabsProps = {
  readonly unsure: readonly string[];
  readonly fromPhoto: boolean;
  readonly character: Character;
  readonly ownHair: ComponentProps<typeof TraitSection>['ownHair'];
  readonly onChange: (part: Partial<Character>) => void;
  /** Current portrait, small beside the tabs, because a phone has scrolled the card away. */
  readonly portrait: string | null;
  readonly ref: Ref<TraitTabsHandle>;
};

export type TraitTabsHandle = {
  /** Opens the first tab, focuses it and scrolls it into view. */
  readonly showFirst: () => void;
};

/** The tab that a key leads to, or `null`; arrow keys follow the text direction. */
function nextTab<Name>(tabs: readonly Name[], current: Name, key: string, rtl: boolean): Name | null {
  const index = tabs.indexOf(current);
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: index + (rtl ? -1 : 1),
    ArrowLeft: index + (rtl ? 1 : -1),
    Home: 0,
    End: tabs.length - 1,
  };
  const move = moves[key];
  return move === undefined ? null : (tabs[(move + tabs.length) % tabs.length] ?? null);
}

/** All features in tabs; the unclear ones are in the first tab. */
export function TraitTabs({ unsure, fromPhoto, character, ownHair, onChange, portrait, ref }: TraitTabsProps) {
  const t = useTranslations('preview.groups');
  const rtl = getTextDirection(useMarket().language) === 'rtl';
  const groups = groupsFor(unsure);
  const names = [...groups.keys()];
  const [open, setOpen] = useState<GroupName>(names[0] ?? 'hair');
  const bar = useRef<HTMLDivElement>(null);
  const tabs = useRef(new Map<GroupName, HTMLButtonElement | null>());
  const show = (name: GroupName, options?: FocusOptions) => {
    setOpen(name);
    tabs.current.get(name)?.focus(options);
  };
  const move = (event: KeyboardEvent) => {
    const next = nextTab(names, open, event.key, rtl);
    if (!next) return;
    event.preventDefault();
    show(next);
  };
  useImperativeHandle(ref, () => ({
    showFirst: () => {
      if (names[0]) show(names[0], { preventScroll: true });
      bar.current?.scrollIntoView({ block: 'start' });
    },
  }));
  return (
    <>
      <div className="trait-bar" ref={bar}>
        {/* biome-ignore lint/performance/noImgElement: a private, short-lived picture */}
        {portrait && <img alt="" className="trait-portrait" src={portrait} />}
        <div aria-label={t('label')} className="trait-tabs" onKeyDown={move} role="tablist">
          {names.map((name) => (
            <UnstyledButton
              aria-controls="trait-panel"
              aria-selected={name === open}
              className="trait-tab"
              data-check={name === 'check' || undefined}
              id={`tab-${name}`}
              key={name}
              onClick={() => setOpen(name)}
              ref={(tab) => {
                tabs.current.set(name, tab);
              }}
              role="tab"
              tabIndex={name === open ? 0 : -1}
              type="button"
            >
              {t(name)}
            </UnstyledButton>
          ))}
        </div>
      </div>
      <div aria-labelledby={`tab-${open}`} className="trait-panel" id="trait-panel" key={open} role="tabpanel">
        {(groups.get(open) ?? []).map(
          (trait) =>
            isApplicable(trait, character) && (
              <TraitSection
                character={character}
                key={trait}
                onChange={onChange}
                ownHair={ownHair}
                trait={trait}
                fromPhoto={fromPhoto}
                unsure={unsure.includes(trait)}
              />
            ),
        )}
      </div>
    </>
  );
}
