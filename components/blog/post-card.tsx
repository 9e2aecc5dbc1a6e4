import './post-card.css';
import { Link } from '@/components/ui/link';
import { type BlogPost, excerpt, firstWords } from '@/lib/blog';
import { PostFacts } from './post-facts';
import { PostPicture } from './post-picture';

type PostCardProps = {
  readonly post: BlogPost;
  readonly href: string;
  /** Level of its heading on the page. */
  readonly level: 2 | 3;
  /** `lead` is the one that a page opens with. */
  readonly size?: 'lead' | 'usual';
  /** A word above the title. */
  readonly kicker?: string;
};

const SIZES = {
  lead: '(min-width: 62.5rem) 720px, 90vw',
  usual: '(min-width: 62.5rem) 600px, (min-width: 48rem) 46vw, 90vw',
} as const;

/** Characters of a post's beginning that fill three lines of a phone: it ends with a word, not where the clamp cuts. */
const ROOM = { lead: 128, usual: 118 } as const;

/** A post with its picture and beginning, clamped to three lines (spec §3); all of it leads to the post by id. */
export function PostCard({ post, href, level, size = 'usual', kicker }: PostCardProps) {
  const Heading = `h${level}` as const;
  const beginning = firstWords(excerpt(post.content), ROOM[size]);
  return (
    <article className="post-card" data-size={size}>
      <div className="post-frame">
        <PostPicture first={size === 'lead'} image={post.image} sizes={SIZES[size]} />
      </div>
      <div className="post-card-words">
        {kicker && <p className="post-kicker">{kicker}</p>}
        <Heading className="post-card-title">
          <Link className="post-card-link" href={href}>
            {post.title}
          </Link>
        </Heading>
        <p className="line-clamp-3 story-text">{beginning}</p>
        <PostFacts {...post} />
      </div>
    </article>
  );
}
