/** The smallest PDF that opens: one empty page, and a comment that tells it from others. */
export function smallPdf(comment = ''): Buffer {
  const header = `%PDF-1.4\n%${comment}\n`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
  ].map((content, index) => `${index + 1} 0 obj${content}endobj\n`)
  const starts = objects.map((_, index) => Buffer.byteLength(header + objects.slice(0, index).join('')))
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 4\n0000000000 65535 f \n${entries.join('')}trailer<</Size 4/Root 1 0 R>>\n`
  const body = header + objects.join('')
  return Buffer.from(`${body}${table}startxref\n${Buffer.byteLength(body)}\n%%EOF\n`)
}
