import PDFDocument from 'pdfkit'

/** One block of a page: a heading with lines of two columns, what and when. */
export type Block = { heading: string; lines: [left: string, right: string][] }

export type Sheet = { title: string; author: string; subtitle: string[]; blocks: Block[]; madeAt: Date }

const petrol = '#0b5563'
const ink = '#1d2a2e'
const left = 64
const rightColumn = 210

/** A tagged page in German: headings are headings and the language is known to whoever has it read out. */
export function drawPdf(sheet: Sheet): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: left,
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: sheet.title, Author: sheet.author, CreationDate: sheet.madeAt, ModDate: sheet.madeAt },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  drawSheet(document, sheet)
  document.end()
  return done
}

function drawSheet(document: PDFKit.PDFDocument, { title, subtitle, blocks }: Sheet): void {
  const root = document.struct('Document')
  document.addStructure(root)
  const add = (type: string, draw: () => void) => root.add(document.struct(type, {}, draw))
  add('H1', () => document.font('Helvetica-Bold').fontSize(24).fillColor(petrol).text(title))
  for (const line of subtitle) {
    add('P', () => document.font('Helvetica').fontSize(10.5).fillColor(ink).text(line, { lineGap: 2 }))
  }
  for (const { heading, lines } of blocks) {
    document.moveDown(1.2)
    add('H2', () => document.font('Helvetica-Bold').fontSize(13).fillColor(petrol).text(heading, left))
    document.moveDown(0.4)
    for (const [what, when] of lines) add('P', () => drawLine(document, what, when))
  }
  root.end()
}

function drawLine(document: PDFKit.PDFDocument, what: string, when: string): void {
  const y = document.y
  document.font('Helvetica').fontSize(10.5).fillColor(ink)
  document.text(when, left, y, { width: rightColumn - left - 12 })
  document.text(what, rightColumn, y, { lineGap: 3 })
  document.moveDown(0.35)
  document.x = left
}
