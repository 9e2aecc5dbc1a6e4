import type { withShop } from '../with-shop';
import type { TestStorage } from '../with-storage';

export type LinkShop = ReturnType<typeof withShop> & { readonly storage: TestStorage };

/** A link that somebody was given. */
export type Link = {
  readonly token: string;
  /** What the shop answers to this token; `cookie` is that of whoever opens it, else of whom the link was given to. */
  readonly open: (token: string, cookie?: string) => Promise<Response>;
  /** A time at which it has ended. */
  readonly endsAt?: Date;
  /** Somebody whom it was not given to, for whom it opens nothing. */
  readonly stranger?: string;
  /** Who comes after the first one finds it used. */
  readonly once?: boolean;
};
export type CreateLink = (shop: LinkShop) => Promise<Link>;
