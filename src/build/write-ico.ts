/** A picture of an icon file: a PNG as wide as high, at most 256 pixels. */
type IcoImage = { readonly png: Buffer; readonly size: number };

const headBytes = 6;
const entryBytes = 16;

/** An ICO file (Microsoft, «ICO file format») of PNGs, which every browser of today reads in it. */
export function writeIco(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * images.length);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { png, size }] of images.entries()) {
    const at = headBytes + entryBytes * index;
    head.writeUInt8(size % 256, at); // 0 means 256
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // colour planes
    head.writeUInt16LE(32, at + 6); // bits a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
