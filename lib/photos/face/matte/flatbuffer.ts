/** A table of a FlatBuffer (https://flatbuffers.dev/internals/): fields are found by their index in the schema. */
export class Table {
  private readonly view: DataView;
  private readonly at: number;

  constructor(view: DataView, at: number) {
    this.view = view;
    this.at = at;
  }

  static root(bytes: Uint8Array): Table {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return new Table(view, view.getUint32(0, true));
  }

  /** Position of a field, or 0 when it has its default value. */
  private field(index: number): number {
    const vtable = this.at - this.view.getInt32(this.at, true);
    const slot = 4 + 2 * index;
    const offset = slot < this.view.getUint16(vtable, true) ? this.view.getUint16(vtable + slot, true) : 0;
    return offset && this.at + offset;
  }

  private follow(position: number): number {
    return position + this.view.getUint32(position, true);
  }

  byte(index: number, fallback = 0): number {
    const at = this.field(index);
    return at ? this.view.getInt8(at) : fallback;
  }

  int(index: number, fallback = 0): number {
    const at = this.field(index);
    return at ? this.view.getInt32(at, true) : fallback;
  }

  table(index: number): Table | null {
    const at = this.field(index);
    return at ? new Table(this.view, this.follow(at)) : null;
  }

  bytes(index: number): Uint8Array {
    const at = this.field(index);
    if (!at) return new Uint8Array();
    const start = this.follow(at);
    return new Uint8Array(this.view.buffer, this.view.byteOffset + start + 4, this.view.getUint32(start, true));
  }

  ints(index: number): number[] {
    return this.vector(index, (at) => this.view.getInt32(at, true));
  }

  tables(index: number): Table[] {
    return this.vector(index, (at) => new Table(this.view, this.follow(at)));
  }

  private vector<Item>(index: number, read: (at: number) => Item): Item[] {
    const at = this.field(index);
    if (!at) return [];
    const start = this.follow(at);
    return Array.from({ length: this.view.getUint32(start, true) }, (_, i) => read(start + 4 + 4 * i));
  }
}
