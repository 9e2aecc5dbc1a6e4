import { Link } from '@/components/ui/link';
import { type BlogPost, excerpt, truncateWords } from '@/lib/blog';
import { PostImage } from './post-image';
import { PostMeta } from './post-meta';

type PostCardProps = {
  readonly post: BlogPost;
  readonly href: string;
  /** Heading level. */
  readonly level: 2 | 3;
  /** `lead` is the first post of the page. */
  readonly size?: 'lead' | 'usual';
  /** Label above the title. */
  readonly kicker?: string;
};

const SIZES = {
  lead: '(min-width: 62.5rem) 720px, 90vw',
  usual: '(min-width: 62.5rem) 600px, (min-width: 48rem) 46vw, 90vw',
} as const;

/** Characters that fill three lines on a phone. We cut at a word, not where the CSS line clamp would. */
const EXCERPT_LENGTH = { lead: 128, usual: 118 } as const;

/** A post with image and excerpt (spec §3); the whole card is a link. */
export function PostCard({ post, href, level, size = 'usual', kicker }: PostCardProps) {
  const Heading = `h${level}` as const;
  const text = truncateWords(excerpt(post.content), EXCERPT_LENGTH[size]);
  return (
    <article className="post-card" data-size={size}>
      <div className="post-frame">
        <PostImage priority={size === 'lead'} image={post.image} sizes={SIZES[size]} />
      </div>
      <div className="post-card-words">
        {kicker && <p className="post-kicker">{kicker}</p>}
        <Heading className="post-card-title">
          <Link className="post-card-link" href={href}>
            {post.title}
          </Link>
        </Heading>
        <p className="line-clamp-3 story-text">{text}</p>
        <PostMeta {...post} />
      </div>
    </article>
  );
}
