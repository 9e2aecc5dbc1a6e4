/** A box of a HEIC file (ISO/IEC 14496-12, 4.2): its type and where its content lies. */
type Box = { readonly type: string; readonly start: number; readonly end: number };

const readType = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** The boxes between two offsets. Throws `RangeError` where the file is cut off. */
function listBoxes(view: DataView, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  let at = from;
  while (at + 8 <= to) {
    const short = view.getUint32(at);
    const header = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short || to - at;
    if (size < header) break;
    boxes.push({ type: readType(view, at + 4), start: at + header, end: Math.min(to, at + size) });
    at += size;
  }
  return boxes;
}

const findBox = (boxes: readonly Box[], type: string): Box | undefined => boxes.find((box) => box.type === type);

/** The id of the picture that is shown (`pitm`). */
const readPrimaryId = (view: DataView, { start }: Box): number =>
  view.getUint8(start) === 0 ? view.getUint16(start + 4) : view.getUint32(start + 4);

/** The numbers of the properties of one item (`ipma`), counted from 1. */
function listPropertyNumbers(view: DataView, { start }: Box, itemId: number): readonly number[] {
  const [hasLongIds, hasLongNumbers] = [view.getUint8(start) > 0, (view.getUint8(start + 3) & 1) === 1];
  let at = start + 8;
  for (let entries = view.getUint32(start + 4); entries > 0; entries -= 1) {
    const id = hasLongIds ? view.getUint32(at) : view.getUint16(at);
    at += hasLongIds ? 4 : 2;
    const count = view.getUint8(at);
    at += 1;
    const width = hasLongNumbers ? 2 : 1;
    if (id === itemId) {
      return Array.from({ length: count }, (_, nth) =>
        hasLongNumbers ? view.getUint16(at + nth * 2) & 0x7fff : view.getUint8(at + nth) & 0x7f,
      );
    }
    at += count * width;
  }
  return [];
}

function findProfile(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const meta = findBox(listBoxes(view, 0, bytes.length), 'meta');
  // A full box: version and flags come before its content.
  const parts = meta ? listBoxes(view, meta.start + 4, meta.end) : [];
  const [primary, properties] = [findBox(parts, 'pitm'), findBox(parts, 'iprp')];
  if (!primary || !properties) return null;
  const inside = listBoxes(view, properties.start, properties.end);
  const [container, associations] = [findBox(inside, 'ipco'), findBox(inside, 'ipma')];
  if (!container || !associations) return null;
  const all = listBoxes(view, container.start, container.end);
  const own = listPropertyNumbers(view, associations, readPrimaryId(view, primary)).map((number) => all[number - 1]);
  const colour = own.find((box) => box?.type === 'colr' && /^(?:prof|rICC)$/.test(readType(view, box.start)));
  return colour ? bytes.slice(colour.start + 4, colour.end) : null;
}

/**
 * The colour profile (ICC) of the main picture of a HEIC file, which libheif leaves out; `null` where there is none or
 * the file is damaged. Phones photograph in Display P3, whose numbers mean other colours than those of sRGB.
 */
export function readHeicProfile(bytes: Uint8Array): Uint8Array | null {
  try {
    return findProfile(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
