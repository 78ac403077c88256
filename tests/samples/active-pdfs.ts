import { deflateSync } from 'node:zlib';

const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>';
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

/** A PDF of one empty page; `catalog` stands in its first object, `objects` are further ones, from number 4 on. */
export function pdfWith(catalog: string, ...objects: string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets: number[] = [];
  for (const [index, object] of [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    PAGES,
    PAGE,
    ...objects,
  ].entries()) {
    offsets.push(text.length);
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = offsets.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${lines.join('')}trailer\n<</Root 1 0 R/Size ${size}>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** The same with the first object, and `more` as the sixth, packed into a stream, as newer programs write them. */
export function packedPdfWith(catalog: string, more = '<<>>'): Buffer {
  const objects = [`<</Type/Catalog/Pages 2 0 R ${catalog}>>`, more];
  const head = `1 0 6 ${objects[0]?.length} `;
  const packed = deflateSync(Buffer.from(head + objects.join('')));
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (object: Buffer | string) => {
    offsets.push(length());
    parts.push(Buffer.from(object));
  };
  add(`2 0 obj\n${PAGES}\nendobj\n`);
  add(`3 0 obj\n${PAGE}\nendobj\n`);
  const dictionary = `<</Type/ObjStm/N 2/First ${head.length}/Filter/FlateDecode/Length ${packed.length}>>`;
  add(
    Buffer.concat([
      Buffer.from(`4 0 obj\n${dictionary}\nstream\n`),
      packed,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );
  const at = length();
  const row = (type: number, value: number, index = 0) => [type, value >> 8, value & 255, index];
  const table = Buffer.from([
    ...row(0, 0),
    ...row(2, 4, 0),
    ...offsets.flatMap((offset) => row(1, offset)),
    ...row(1, at),
    ...row(2, 4, 1),
  ]);
  const xref = `<</Type/XRef/Size 7/W[1 2 1]/Root 1 0 R/Length ${table.length}>>`;
  parts.push(
    Buffer.from(`5 0 obj\n${xref}\nstream\n`),
    table,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** PDFs that do more than show pages, by what they do. */
export const ACTIVE_PDFS: Readonly<Record<string, Buffer>> = {
  'a script at opening': pdfWith('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
  'a script under a name written in numbers': pdfWith(
    '/OpenAction<</S/Java#53cript/J#53(app.alert\\(1\\))>>',
  ),
  'a script in packed objects': packedPdfWith('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
  'scripts by name': pdfWith(
    '/Names<</JavaScript 4 0 R>>',
    '<</Names[(a) 5 0 R]>>',
    '<</S/JavaScript/JS(1)>>',
  ),
  'a program that is started': pdfWith('/OpenAction 4 0 R', '<</S/Launch/F(cmd.exe)>>'),
  'a file within it': pdfWith('/Names<</EmbeddedFiles 4 0 R>>', '<</Names[]>>'),
  'a page of the web at opening': pdfWith('/OpenAction 4 0 R', '<</S/URI/URI(https://ornek.example)>>'),
  'one that is packed': packedPdfWith('/OpenAction 6 0 R', '<</S/URI/URI(https://ornek.example)>>'),
  'a form with scripts of its own': pdfWith('/AcroForm<</XFA 4 0 R>>', '[]'),
  'something at every change of a page': pdfWith('/AA<</WC<</S/URI/URI(https://ornek.example)>>>>'),
};

/** PDFs that look at a page and do nothing else. */
export const QUIET_PDFS: Readonly<Record<string, Buffer>> = {
  'nothing at all': pdfWith(''),
  'packed objects': packedPdfWith('/Lang(tr)'),
  'a page at opening': pdfWith('/OpenAction[3 0 R/Fit]'),
  'a page at opening, by an object': pdfWith('/OpenAction 4 0 R', '<</Type/Action/S/GoTo/D[3 0 R/Fit]>>'),
  'a page at opening, packed': packedPdfWith('/OpenAction 6 0 R', '<</S/GoTo/D[3 0 R/Fit]>>'),
  'a link to the web': pdfWith('', '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://ornek.example)>>>>'),
};
