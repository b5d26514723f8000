import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { smallPdf } from '#testing/pdf.ts'
import { readAppendices } from './append-files.ts'

test('a file whose pages unpack to too much stays a file of its own, and the others follow', async () => {
  const files = [pdfWithPackedResources(200), smallPdf(), pdfWithPackedResources(1)].map((bytes, index) => ({
    key: `${index}`,
    mediaType: 'application/pdf',
    size: bytes.length,
    read: async () => bytes,
  }))
  const { pages, pdfs } = await readAppendices(files)
  expect([...pages.keys()]).toEqual(['1', '2'])
  expect([...pdfs.keys()]).toEqual(['1', '2'])
})

/** Its page is in plain sight; what the page refers to is in a stream that nobody needs before. */
function pdfWithPackedResources(megabytes: number): Buffer {
  const data = deflateSync(Buffer.alloc(megabytes * 1_000_000, '6 0 <</Font<<>>>>'.padEnd(1_000_000)))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources 6 0 R>>',
    `<</Type/ObjStm/N 1/First 4/Length ${data.length}/Filter/FlateDecode>>stream\n${data.toString('latin1')}\nendstream\n`,
  ].map((content, index) => `${index + 1} 0 obj${content}endobj\n`)
  const start = '%PDF-1.7\n'
  const at = objects.map((_, index) => start.length + objects.slice(0, index).join('').length)
  const body = start + objects.join('')
  const entries = [[0, 0, 0], ...at.map((each) => [1, each, 0]), [1, body.length, 0], [2, 4, 0]]
  const rows = Buffer.concat(
    entries.map(([type = 0, field = 0, last = 0]) => {
      const row = Buffer.from([type, 0, 0, 0, 0, last])
      row.writeUInt32BE(field, 1)
      return row
    }),
  )
  const list = `5 0 obj<</Type/XRef/Size 7/W[1 4 1]/Root 1 0 R/Length ${rows.length}>>stream\n`
  const end = `\nendstream endobj\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.concat([Buffer.from(body + list, 'latin1'), rows, Buffer.from(end)])
}
