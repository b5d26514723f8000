/** Pictures are not recorded: a tile in a colour of its own for each. Other files are a page with a line. */
export function drawnFile(path: string): Response {
  if (path.includes('/image')) return svg(hueOf(path))
  if (path.endsWith('/pdf') || path.includes('/file') || path.includes('/attachment'))
    return new Response(pdf, { headers: { 'content-type': 'application/pdf' } })
  return new Response('', { headers: { 'content-type': 'text/plain' } })
}

const hueOf = (path: string): number =>
  [...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 3600, 7) / 10

function svg(hue: number): Response {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="hsl(${hue} 45% 40%)"/><circle cx="48" cy="48" r="22" fill="hsl(${hue} 60% 85%)"/></svg>`
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } })
}

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 46>>stream
BT /F 24 Tf 72 720 Td (Beispieldokument) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`
