/** @typedef {Map<string, Buffer>} Tables the tables of a TrueType font by their names */

/**
 * Draws one letter of a font as another font draws it.
 * @param {Buffer} font
 * @param {Buffer} donor whose glyph is simple, not put together from others
 * @param {string} letter
 * @param {number} size of the donor's glyphs beside those of the font
 */
export function withGlyphOf(font, donor, letter, size) {
  const into = tablesOf(font);
  const from = tablesOf(donor);
  const at = glyphAt(table(into, 'cmap'), letter);
  const source = glyphAt(table(from, 'cmap'), letter);
  const scale = (unitsOf(into) / unitsOf(from)) * size;
  const glyphs = glyphsOf(into);
  glyphs[at] = scaled(/** @type {Buffer} */ (glyphsOf(from)[source]), scale);
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  for (let index = 0, end = 0; index < glyphs.length; index += 1) {
    end += glyphs[index]?.length ?? 0;
    loca.writeUInt32BE(end, (index + 1) * 4);
  }
  table(into, 'head').writeInt16BE(1, 50);
  const advance = table(from, 'hmtx').readUInt16BE(source * 4);
  table(into, 'hmtx').writeUInt16BE(Math.round(advance * scale), at * 4);
  table(into, 'hmtx').writeInt16BE(/** @type {Buffer} */ (glyphs[at]).readInt16BE(2), at * 4 + 2);
  return written(into.set('loca', loca).set('glyf', Buffer.concat(glyphs)));
}

/** @param {Buffer} font @returns {Tables} */
function tablesOf(font) {
  const tables = new Map();
  for (let index = 0, at = 12; index < font.readUInt16BE(4); index += 1, at += 16) {
    const start = font.readUInt32BE(at + 8);
    const bytes = font.subarray(start, start + font.readUInt32BE(at + 12));
    tables.set(font.toString('latin1', at, at + 4), Buffer.from(bytes));
  }
  return tables;
}

/** @param {Tables} tables @param {string} name */
function table(tables, name) {
  const found = tables.get(name);
  if (!found) throw new Error(`The font has no table ${name}.`);
  return found;
}

/** @param {Tables} tables */
function unitsOf(tables) {
  return table(tables, 'head').readUInt16BE(18);
}

/** The number of a letter's glyph, by the cmap of format 4. @param {Buffer} cmap @param {string} letter */
function glyphAt(cmap, letter) {
  const code = /** @type {number} */ (letter.codePointAt(0));
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry += 1) {
    const at = cmap.readUInt32BE(4 + entry * 8 + 4);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const double = cmap.readUInt16BE(at + 6);
    const row = (/** @type {number} */ number) => at + 14 + number * double + (number > 0 ? 2 : 0);
    for (let segment = 0; segment < double; segment += 2) {
      if (cmap.readUInt16BE(row(0) + segment) < code) continue;
      const start = cmap.readUInt16BE(row(1) + segment);
      if (start > code) break;
      const delta = cmap.readUInt16BE(row(2) + segment);
      const offset = cmap.readUInt16BE(row(3) + segment);
      if (offset === 0) return (code + delta) & 0xffff;
      return (cmap.readUInt16BE(row(3) + segment + offset + (code - start) * 2) + delta) & 0xffff;
    }
  }
  throw new Error(`The font does not draw ${letter}.`);
}

/** @param {Tables} tables */
function glyphsOf(tables) {
  const glyf = table(tables, 'glyf');
  const loca = table(tables, 'loca');
  const long = table(tables, 'head').readInt16BE(50) === 1;
  const start = (/** @type {number} */ index) =>
    long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2;
  const count = table(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, index) => glyf.subarray(start(index), start(index + 1)));
}

/** A simple glyph in another size, without its hints. @param {Buffer} glyph @param {number} scale */
function scaled(glyph, scale) {
  const contours = glyph.readInt16BE(0);
  if (contours <= 0) throw new Error('The glyph is empty or put together from others.');
  const ends = 10 + contours * 2;
  const count = glyph.readUInt16BE(ends - 2) + 1;
  let at = ends + 2 + glyph.readUInt16BE(ends);
  const flags = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    const times = flag & 8 ? glyph.readUInt8(at++) : 0;
    for (let time = 0; time <= times; time += 1) flags.push(flag);
  }
  /** @param {number} short @param {number} same */
  const axis = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph.readUInt8(at++) : -glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return Math.round(value * scale);
    });
  };
  const axes = [axis(2, 16), axis(4, 32)];
  const head = Buffer.from(glyph.subarray(0, ends + 2));
  head.writeUInt16BE(0, ends);
  for (const [index, values] of axes.entries()) {
    head.writeInt16BE(Math.min(...values), 2 + index * 2);
    head.writeInt16BE(Math.max(...values), 6 + index * 2);
  }
  const steps = axes.flatMap((values) => values.map((value, index) => value - (values[index - 1] ?? 0)));
  const points = Buffer.alloc(steps.length * 2);
  for (const [index, step] of steps.entries()) points.writeInt16BE(step, index * 2);
  return padded(Buffer.concat([head, Buffer.from(flags.map((flag) => flag & 1)), points]));
}

/** @param {Buffer} bytes */
function padded(bytes) {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

/** @param {Buffer} bytes */
function sumOf(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** @param {Tables} tables */
function written(tables) {
  table(tables, 'head').writeUInt32BE(0, 8);
  // The signature of the old font.
  tables.delete('DSIG');
  const names = [...tables.keys()].sort();
  const directory = Buffer.alloc(12 + names.length * 16);
  const power = Math.floor(Math.log2(names.length));
  directory.writeUInt32BE(0x00010000, 0);
  for (const [index, value] of [
    names.length,
    16 << power,
    power,
    (names.length - (1 << power)) * 16,
  ].entries())
    directory.writeUInt16BE(value, 4 + index * 2);
  const bodies = [];
  let start = directory.length;
  for (const [index, name] of names.entries()) {
    const bytes = table(tables, name);
    const body = padded(bytes);
    const at = 12 + index * 16;
    directory.write(name, at, 'latin1');
    for (const [place, value] of [sumOf(body), start, bytes.length].entries())
      directory.writeUInt32BE(value, at + 4 + place * 4);
    bodies.push(body);
    start += body.length;
  }
  const font = Buffer.concat([directory, ...bodies]);
  const head = directory.readUInt32BE(12 + names.indexOf('head') * 16 + 8);
  font.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, head + 8);
  return font;
}
