import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { WordHint } from '@/lib/orders';

const MAX_HINTS = 3;

/** What a proofreader would ask about the page. Nothing here prevents saving or printing. */
export function WordHints({ faults }: { readonly faults: readonly WordHint[] }) {
  const t = useTranslations('editor.hints');
  return (
    <div aria-live="polite">
      {faults.length > 0 && (
        <ul className="grid gap-1.5">
          {faults.slice(0, MAX_HINTS).map(({ kind, excerpt }) => (
            <li className="word-hint" key={`${kind} ${excerpt}`}>
              <Icon className="mt-0.5" name="lightbulb" />
              <span>
                {t(kind)} <q dir="auto">{excerpt}</q>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
