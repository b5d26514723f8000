import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

type Document = PDFKit.PDFDocument

/** What stands on a page, from top to bottom. Headings, lists and tables are known as such to whoever has it read out. */
export type PdfWriter = {
  heading: (level: 1 | 2 | 3, text: string) => void
  paragraph: (text: string) => void
  /** Of two columns: what, and its value. */
  facts: (rows: [term: string, value: string][]) => void
  /** The first row is the head; widths are parts of the line. */
  table: (rows: string[][], widths: number[]) => void
  /** A square of dark and light fields for a camera, so many millimetres wide. */
  code: (fields: boolean[][], millimetres: number, alternative: string) => void
  /** On a page of its own. */
  image: (jpeg: Buffer, alternative: string) => void
  /** What follows begins on a new page. */
  newPage: () => void
}

type Facts = {
  title: string
  language: 'de' | 'en'
  madeAt: Date
  page: (number: number, of: number) => string
}

const margin = 56
const bottom = 64
const lead = 2.5
const termWidth = 132
const gap = 14
const pointsPerMillimetre = 72 / 25.4
const colours = { ink: '#1d2a2e', muted: '#51626a', accent: '#0b5563', line: '#d5dcdf' }
const sizes = { 1: 22, 2: 14, 3: 11.5 }
const textSize = 10.5

const require = createRequire(import.meta.url)
/** The project's own font: Latin with all its accents, Greek and Cyrillic, which no built-in font of PDF has. */
const fonts = {
  text: require.resolve('@expo-google-fonts/commissioner/400Regular/Commissioner_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/commissioner/600SemiBold/Commissioner_600SemiBold.ttf'),
}

/** A tagged PDF in one language, A4. */
export async function writePdf(
  facts: Facts,
  write: (pdf: PdfWriter) => void | Promise<void>,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom },
    lang: facts.language === 'de' ? 'de-DE' : 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    info: { Title: facts.title, Creator: 'Tandem', CreationDate: facts.madeAt, ModDate: facts.madeAt },
  })
  document.registerFont('text', fonts.text)
  document.registerFont('strong', fonts.strong)
  const bytes = collect(document)
  const root = document.struct('Document')
  document.addStructure(root)
  await write(writerFor(document, root))
  root.end()
  numberPages(document, facts)
  document.end()
  return bytes
}

function collect(document: Document): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

function writerFor(document: Document, root: PDFKit.PDFStructureElement): PdfWriter {
  const width = document.page.width - 2 * margin
  const add = (type: string, draw: () => void) => root.add(document.struct(type, {}, draw))
  const plain = () => document.font('text').fontSize(textSize).fillColor(colours.ink)
  return {
    heading(level, text) {
      if (level > 1) document.moveDown(level === 2 ? 1.1 : 0.5)
      document.font('strong').fontSize(sizes[level])
      // Not alone at the end of a page.
      keepTogether(document, document.heightOfString(clean(text), { width }) + 3 * textSize)
      document.fillColor(level === 3 ? colours.ink : colours.accent)
      add(`H${level}`, () => document.text(clean(text), margin, document.y, { width, lineGap: 1 }))
      if (level === 1) document.outline.addItem(clean(text))
      document.moveDown(level === 1 ? 0.15 : 0.3)
    },
    paragraph(text) {
      plain()
      for (const part of clean(text).split(/\n{2,}/)) {
        add('P', () => document.text(part, margin, document.y, { width, lineGap: lead }))
        document.moveDown(0.5)
      }
    },
    facts(rows) {
      const list = document.struct('L')
      root.add(list)
      for (const [term, value] of rows) {
        plain()
        const cells = [
          { tag: 'Lbl', text: clean(term), x: margin, width: termWidth, colour: colours.muted },
          { tag: 'LBody', text: clean(value), x: margin + termWidth + gap, width: width - termWidth - gap },
        ]
        addRow(document, list, 'LI', cells)
      }
      list.end()
      document.moveDown(0.5)
    },
    table: (rows, widths) =>
      drawTable(
        document,
        root,
        rows,
        widths.map((part) => part * width),
      ),
    code(fields, millimetres, alternative) {
      const edge = millimetres * pointsPerMillimetre
      keepTogether(document, edge)
      const { y } = document
      root.add(
        document.struct('Figure', { alt: clean(alternative) }, () => drawSquares(document, fields, edge)),
      )
      document.y = y + edge + textSize / 2
    },
    image(jpeg, alternative) {
      document.addPage()
      const fit: [number, number] = [width, document.page.height - margin - bottom]
      root.add(
        document.struct('Figure', { alt: clean(alternative) }, () =>
          document.image(jpeg, margin, margin, { fit, align: 'center' }),
        ),
      )
    },
    newPage: () => void document.addPage(),
  }
}

/** Widths in points. */
function drawTable(
  document: Document,
  root: PDFKit.PDFStructureElement,
  rows: string[][],
  widths: number[],
): void {
  const table = document.struct('Table')
  root.add(table)
  rows.forEach((texts, index) => {
    const isHead = index === 0
    document
      .font(isHead ? 'strong' : 'text')
      .fontSize(9)
      .fillColor(colours.ink)
    let x = margin
    const cells = texts.map((text, column) => {
      const width = widths[column] ?? 0
      const cell = { tag: isHead ? 'TH' : 'TD', text: clean(text), x, width: width - 8 }
      x += width
      return cell
    })
    addRow(document, table, 'TR', cells)
  })
  table.end()
}

/** `edge`: of them all together, in points. */
function drawSquares(document: Document, fields: boolean[][], edge: number): void {
  const [y, field] = [document.y, edge / fields.length]
  fields.forEach((row, down) => {
    row.forEach((isDark, across) => {
      if (isDark) document.rect(margin + across * field, y + down * field, field, field)
    })
  })
  document.fill('#000000')
}

type Cell = { tag: string; text: string; x: number; width: number; colour?: string }

/** Cells beside each other. One that is longer than a page goes on below, on the next. */
function addRow(document: Document, list: PDFKit.PDFStructureElement, tag: string, cells: Cell[]): void {
  const heights = cells.map(({ text, width }) =>
    document.heightOfString(text || ' ', { width, lineGap: lead }),
  )
  const height = Math.max(...heights)
  keepTogether(document, Math.min(height, 200))
  const y = document.y
  const row = document.struct(tag)
  for (const { tag: cellTag, text, x, width, colour = colours.ink } of cells) {
    const draw = () => {
      document.fillColor(colour).text(text || ' ', x, y, { width, lineGap: lead })
    }
    const attributes = cellTag === 'TH' ? { attributes: [{ O: 'Table', Scope: 'Column' }] } : {}
    row.add(document.struct(cellTag, attributes as object, draw))
  }
  row.end()
  const { page } = document
  // Only now it is drawn, cell by cell; the last one is not always the longest.
  list.add(row)
  if (document.page === page) document.y = y + height
  document.y += 4
  document.x = margin
}

function keepTogether(document: Document, height: number): void {
  if (document.y + height > document.page.height - bottom) document.addPage()
}

function numberPages(document: Document, { title, page }: Facts): void {
  const { start, count } = document.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    document.switchToPage(index)
    // What is written below the margin would begin a new page.
    document.page.margins.bottom = 0
    const y = document.page.height - 40
    const width = document.page.width - 2 * margin
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('text').fontSize(8.5).fillColor(colours.muted)
    document.text(clean(title), margin, y, { width: width - 100, height: 12, ellipsis: true })
    document.text(page(index + 1, count), margin, y, { width, align: 'right', lineBreak: false })
    document.endMarkedContent()
  }
}

/** What a font of letters cannot show: pictures are left out, anything else is marked. */
function clean(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, ' ')
      // Joiners and other invisible signs go below.
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u20e3/gu, (sign) =>
        isKept.test(sign) ? sign : '',
      )
      .replace(/[^\P{C}\n]/gu, '')
      .replace(
        /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/gu,
        '?',
      )
  )
}

const isKept = /[©®™]/
