import PDFDocument from 'pdfkit';
import { fontFiles, page, type TextStyle } from './theme.ts';

type Element = ReturnType<PDFKit.PDFDocument['struct']>;
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };
type Link = { url: string } | { chapter: number };

export type Info = { title: string; subject: string; author: string; keywords: string; date: Date };

/** The destination of a chapter inside the file. */
export function anchor(chapter: number): string {
  return `bolum-${chapter}`;
}

const units = 'mm|cm|m|m²|g|kg|ml|l|V|A|W|kV|Ncm|bar|MPa|GB|TB|dk|sn|°C|°dH|µm|nm|inç|lüks|kat|adet|×';
const unitGap = new RegExp(`(?<=\\d) (?=(?:${units})(?![\\p{L}\\d²]))`, 'gu');

/** Keeps a figure and its unit on one line. */
function glued(text: string): string {
  return text.replace(unitGap, '\u00a0').replace(/(?<=×) (?=\d)/g, '\u00a0');
}

/**
 * A tagged PDF under construction. Whatever is drawn is either read aloud (`mark`, `text`)
 * or skipped by a screen reader (`decor`); `inside` groups what belongs together.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly done: Promise<void>;
  private readonly parents: Element[];
  private count = 0;

  constructor({ title, subject, author, keywords, date }: Info) {
    this.doc = new PDFDocument({
      size: [page.width, page.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'tr-TR',
      displayTitle: true,
      info: {
        Title: title,
        Subject: subject,
        Author: author,
        Keywords: keywords,
        Creator: author,
        Producer: author,
        CreationDate: date,
        ModDate: date,
      },
    });
    this.done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    for (const [weight, file] of Object.entries(fontFiles)) this.doc.registerFont(weight, file);
    const root = this.doc.struct('Document');
    this.doc.addStructure(root);
    this.parents = [root];
  }

  /** The number of the current page, from 1. */
  get pageNumber(): number {
    return this.count;
  }

  /** Starts a page on a ground of one colour. */
  addPage(ground: string): void {
    this.doc.addPage();
    this.count += 1;
    this.decor(() => this.rect(0, 0, page.width, page.height, ground));
  }

  /** Groups what `draw` draws. */
  inside(kind: string, draw: () => void): void {
    const element = this.doc.struct(kind);
    this.parent.add(element);
    this.parents.push(element);
    draw();
    this.parents.pop();
    element.end();
  }

  /** Draws something that is read aloud as one element. */
  mark(kind: string, draw: () => void, options: ElementOptions = {}): void {
    this.parent.add(this.doc.struct(kind, options, draw));
  }

  /** Draws something that only the eye needs. */
  decor(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  rect(x: number, y: number, width: number, height: number, fill: string): void {
    this.doc.rect(x, y, width, height).fill(fill);
  }

  /** A hairline. */
  line(x: number, y: number, width: number, stroke: string, weight = 0.6): void {
    this.decor(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .stroke(stroke),
    );
  }

  /** A picture with its description, or without one as decoration. */
  picture(image: Buffer, x: number, y: number, width: number, height: number, alt?: string): void {
    const draw = () => this.doc.image(image, x, y, { width, height });
    if (alt) this.mark('Figure', draw, { alt });
    else this.decor(draw);
  }

  /** The height that `text` will take. */
  measure(text: string, width: number, style: TextStyle): number {
    return this.doc.heightOfString(glued(text), this.set(width, style));
  }

  /** The width of a line of text. */
  widthOf(text: string, style: TextStyle): number {
    return this.doc.widthOfString(text, this.set(page.width, style));
  }

  /** Sets text in a column and answers where it ends. */
  text(kind: string | null, text: string, x: number, y: number, width: number, style: TextStyle): number {
    const options = this.set(width, style);
    const line = glued(text);
    const height = this.doc.heightOfString(line, options);
    const draw = () => this.doc.fillColor(style.color ?? '#000000').text(line, x, y, options);
    if (kind) this.mark(kind, draw);
    else draw();
    return y + height;
  }

  /** Makes an area lead somewhere. */
  link(x: number, y: number, width: number, height: number, to: Link): void {
    if ('url' in to) this.doc.link(x, y, width, height, to.url);
    else this.doc.goTo(x, y, width, height, anchor(to.chapter));
  }

  async finish(): Promise<Buffer> {
    this.parents[0]?.end();
    this.doc.end();
    await this.done;
    return Buffer.concat(this.chunks);
  }

  private get parent(): Element {
    const last = this.parents.at(-1);
    if (!last) throw new Error('The document is finished.');
    return last;
  }

  private set(width: number, style: TextStyle): PDFKit.Mixins.TextOptions {
    const { size, weight = 'text', leading = 1.3, tracking = 0, align = 'left' } = style;
    this.doc.font(weight).fontSize(size);
    return {
      width,
      align,
      characterSpacing: size * tracking,
      lineGap: size * leading - this.doc.currentLineHeight(),
    };
  }
}
