import { Icon } from '@/components/ui/icon';
import type { CountryCode, Language } from '@/lib/markets';
import { PostText } from './post-text';

type PostTakeawayProps = {
  readonly heading: string;
  readonly text: string;
  readonly country: CountryCode;
  readonly language: Language;
  /** Of the heading. */
  readonly id?: string;
};

/** The end of a post: what parents can do the same evening. */
export function PostTakeaway({ heading, id = 'tonight', ...text }: PostTakeawayProps) {
  return (
    <section aria-labelledby={id} className="post-takeaway ui-quilt on-night">
      <div className="takeaway-patch">
        <h2 id={id}>
          <Icon name="lightbulb" />
          {heading}
        </h2>
        <PostText {...text} />
      </div>
    </section>
  );
}
