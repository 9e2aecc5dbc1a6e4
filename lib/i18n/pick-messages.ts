import type { AbstractIntlMessages } from 'next-intl';

/** A namespace of the messages: a domain (`checkout`) or a part of one (`checkout.summary`). */
export type MessagePath = string;

const getNode = (messages: AbstractIntlMessages, keys: readonly string[]): AbstractIntlMessages | string | undefined =>
  keys.reduce<AbstractIntlMessages | string | undefined>(
    (node, key) => (typeof node === 'object' ? node[key] : undefined),
    messages,
  );

/** Returns only the named parts of the messages, in their original structure. Throws if a part does not exist. */
export function pickMessages(messages: AbstractIntlMessages, paths: readonly MessagePath[]): AbstractIntlMessages {
  const result: AbstractIntlMessages = {};
  for (const path of paths) {
    const keys = path.split('.');
    const found = getNode(messages, keys);
    if (found === undefined) throw new Error(`no messages ${path}`);
    const last = keys.pop() ?? path;
    let node = result;
    for (const key of keys) {
      node[key] ??= {};
      node = node[key] as AbstractIntlMessages;
    }
    node[last] = found;
  }
  return result;
}
