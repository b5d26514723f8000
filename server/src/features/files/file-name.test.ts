import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName } from './file-name.ts'

test.each([
  ['Lebenslauf.pdf', 'pdf', 'Lebenslauf.pdf'],
  ['Zeugnis.PDF', 'pdf', 'Zeugnis.PDF'],
  ['scan.jpeg', 'jpeg', 'scan.jpeg'],
  ['scan', 'jpeg', 'scan.jpg'],
  ['rechnung.exe', 'pdf', 'rechnung.exe.pdf'],
  ['../../etc/passwd', 'png', 'passwd.png'],
  ['C:\\Users\\Lena\\cv.docx', 'docx', 'cv.docx'],
  ['..', 'pdf', 'Dokument.pdf'],
  ['.pdf', 'pdf', 'pdf.pdf'],
  ['', 'webp', 'Dokument.webp'],
  ['Zeug\u0000nis\r\nSet-Cookie: x.pdf', 'pdf', 'ZeugnisSet-Cookie: x.pdf'],
  ['rech\u202Efdp.exe', 'pdf', 'rechfdp.exe.pdf'],
  ['Ang\u0308ela  \u00A0M.pdf', 'pdf', 'Ang\u0308ela M.pdf'],
  ['Lebenslauf a\u0308.pdf', 'pdf', 'Lebenslauf ä.pdf'],
] as const)('%j as %s is kept as %j', (given, type, kept) => {
  expect(cleanFileName(given, type)).toBe(kept)
})

test('whatever it is called, a name is short, visible, without a path and ends as what it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (given) => {
      const name = cleanFileName(given, 'pdf')
      expect([...name].length).toBeLessThanOrEqual(150)
      expect(name).toMatch(/^[^./\\\p{C}][^/\\\p{C}]*\.pdf$/iu)
      expect(cleanFileName(name, 'pdf')).toBe(name)
    }),
  )
})
