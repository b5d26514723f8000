import sharp from 'sharp'
import { expect, test } from 'vitest'
import { zip } from '#testing/zip.ts'
import { detectType } from './detect-type.ts'

const image = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
const office = (main: string) =>
  zip({
    '[Content_Types].xml': `<Types><Override PartName="/main.xml" ContentType="${main}"/></Types>`,
    'word/document.xml': '<document/>',
  })
const openXml = 'application/vnd.openxmlformats-officedocument'

test.for([
  ['pdf', async () => Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n')],
  ['jpeg', () => image().jpeg().toBuffer()],
  ['png', () => image().png().toBuffer()],
  ['webp', () => image().webp().toBuffer()],
  ['docx', async () => office(`${openXml}.wordprocessingml.document.main+xml`)],
] as const)('%s is known by its bytes', async ([type, make]) => {
  expect(await detectType(await make())).toBe(type)
})

test.for([
  ['nothing', async () => Buffer.alloc(0)],
  ['one byte', async () => Buffer.from([0x25])],
  ['text', async () => Buffer.from('%PD')],
  ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['XML', async () => Buffer.from('<?xml version="1.0"?><x/>')],
  ['a program', async () => Buffer.from('\u007fELF\u0002\u0001\u0001')],
  ['GIF', () => image().gif().toBuffer()],
  ['TIFF', () => image().tiff().toBuffer()],
  ['AVIF', () => image().avif().toBuffer()],
  ['a plain ZIP', async () => zip({ 'a.txt': 'a', 'word/document.xml': '<document/>' })],
  ['an XLSX', async () => office(`${openXml}.spreadsheetml.sheet.main+xml`)],
  ['a DOCX with macros', async () => office('application/vnd.ms-word.document.macroEnabled.main+xml')],
  ['a JAR', async () => zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n' })],
  ['an EPUB', async () => zip({ mimetype: 'application/epub+zip' })],
  ['the beginning of a ZIP', async () => zip({ '[Content_Types].xml': 'x'.repeat(100) }).subarray(0, 60)],
] as const)('%s is not taken', async ([, make]) => {
  expect(await detectType(await make())).toBeNull()
})
