import { constants, crc32, deflateRawSync } from 'node:zlib';
import PdfDocument from 'pdfkit';

type PdfOptions = {
  pages?: number;
  text?: string;
  password?: string;
  /** One for each page. */
  images?: readonly Buffer[];
};

/** A PDF with a heading on every page; with a password nobody opens it without. */
export async function pdf({
  pages = 3,
  text = 'Sayfa',
  password,
  images = [],
}: PdfOptions = {}): Promise<Buffer> {
  const document = new PdfDocument({
    size: 'A4',
    autoFirstPage: false,
    ...(password && { userPassword: password, ownerPassword: password }),
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => {
    document.on('end', resolve);
  });
  for (let number = 1; number <= pages; number++) {
    document.addPage();
    document.rect(0, 0, 595, 200).fill('#0b4f4a');
    document.fill('#0a2422').fontSize(24).text(`${text} ${number}`, 72, 260);
    const image = images[number - 1];
    if (image) document.image(image, 72, 320, { width: 300 });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The same PDF with a comment in it that makes it exactly so many bytes. */
export function padPdf(file: Buffer, size: number): Buffer {
  const at = file.lastIndexOf('startxref');
  const comment = Buffer.alloc(size - file.length, 'x');
  comment.write('%', 0, 'latin1');
  comment.write('\n', comment.length - 1, 'latin1');
  return Buffer.concat([file.subarray(0, at), comment, file.subarray(at)]);
}

/** A PDF of a few megabytes whose first page unfolds to so many gigabytes. */
export function pdfBomb(gigabytes: number): Buffer {
  const part = deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' '), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const stream = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: gigabytes * 16 }, () => part),
    Buffer.from([0x03, 0x00]),
  ]);
  const head =
    '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>\nendobj\n4 0 obj\n';
  return Buffer.concat([
    Buffer.from(`${head}<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 5>>\nstartxref\n0\n%%EOF\n'),
  ]);
}

/** A zip archive whose entries are stored as they are. */
export function zip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const [path, data] = [Buffer.from(name), Buffer.from(content)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(crc32(data), 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(data.length, 22);
    local.writeUInt16LE(path.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    local.copy(central, 6, 4, 30);
    central.writeUInt32LE(offset, 42);
    parts.push(local, path, data);
    directory.push(central, path);
    offset += local.length + path.length + data.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The smallest Word document that Word would open. */
export function docx(text = 'Katalog'): Buffer {
  return zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  });
}

const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;

/** A compound file with one stream of 4 KB: `WordDocument` makes it a .doc, `Workbook` an .xls. */
export function compound(stream: string): Buffer {
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 24);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.fill(0, 34, 44);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(0, 52);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(0, 64);
  header.writeUInt32LE(END, 68);
  header.writeUInt32LE(0, 72);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  const chain = [0xfffffffd, END, 3, 4, 5, 6, 7, 8, 9, END];
  chain.forEach((next, sector) => {
    table.writeUInt32LE(next, sector * 4);
  });
  const directory = Buffer.alloc(SECTOR);
  function entry(at: number, name: string, type: number, child: number, start: number, size: number): void {
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = type;
    directory[at + 67] = 1;
    directory.writeUInt32LE(FREE, at + 68);
    directory.writeUInt32LE(FREE, at + 72);
    directory.writeUInt32LE(child, at + 76);
    directory.writeUInt32LE(start, at + 116);
    directory.writeUInt32LE(size, at + 120);
  }
  entry(0, 'Root Entry', 5, 1, END, 0);
  entry(128, stream, 2, FREE, 2, 4096);
  return Buffer.concat([header, table, directory, Buffer.alloc(8 * SECTOR, 1)]);
}
