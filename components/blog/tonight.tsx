import { Icon } from '@/components/ui/icon';
import type { CountryCode, Language } from '@/lib/markets';
import { PostText } from './post-text';

type TonightProps = {
  readonly heading: string;
  readonly text: string;
  readonly country: CountryCode;
  readonly language: Language;
};

/** How a post ends: what to do the same evening, written on a patch of the blanket. */
export function Tonight({ heading, ...text }: TonightProps) {
  return (
    <section aria-labelledby="tonight" className="tonight quilt on-night">
      <div className="tonight-patch">
        <h2 id="tonight">
          <Icon name="lightbulb" />
          {heading}
        </h2>
        <PostText {...text} />
      </div>
    </section>
  );
}
