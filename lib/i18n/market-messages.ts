import type { CountryCode, Language } from '@/lib/markets';
import kenyanBookDetail from '@/messages/en-KE/bookDetail.json';
import kenyanCheckout from '@/messages/en-KE/checkout.json';
import kenyanHome from '@/messages/en-KE/home.json';
import kenyanLegal from '@/messages/en-KE/legal.json';
import { toKenyanSpelling } from './kenyan-spelling';

/** Texts of Kenya's shop that say something else than the English ones, not only in another spelling. */
const KENYAN_MESSAGES = {
  bookDetail: kenyanBookDetail,
  checkout: kenyanCheckout,
  home: kenyanHome,
  legal: kenyanLegal,
};

/** Messages as JSON: ICU texts in the worker and in tests, compiled ones in the web build. */
type Node = string | number | null | readonly Node[] | { readonly [key: string]: Node };

const isTree = (node: Node | undefined): node is { readonly [key: string]: Node } =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

function mapTexts(node: Node, change: (text: string) => string): Node {
  if (typeof node === 'string') return change(node);
  if (Array.isArray(node)) return node.map((child: Node) => mapTexts(child, change));
  if (!isTree(node)) return node;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, mapTexts(child, change)]));
}

function merge(node: Node, changes: Node | undefined): Node {
  if (changes === undefined) return node;
  if (!isTree(node) || !isTree(changes)) return changes;
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, merge(child, changes[key])]));
}

/** A language's messages as they are written in a market: in Kenya its own English. */
export function toMarketMessages<Messages extends object>(
  messages: Messages,
  { country, language }: { readonly country: CountryCode; readonly language: Language },
): Messages {
  if (country !== 'KE' || language !== 'en') return messages;
  return merge(mapTexts(messages as Node, toKenyanSpelling), KENYAN_MESSAGES) as Messages;
}
