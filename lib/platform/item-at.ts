/**
 * The item at this index of a list.
 * @throws RangeError when the list has no such item
 */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no item ${index} in a list of ${items.length}`);
  return item;
}
