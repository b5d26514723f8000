import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filePaths } from './file-paths.ts'

const pathsOf = (...names: string[]) => [
  ...filePaths(
    names.map((name, index) => ({ id: String(index), name, mediaType: 'application/pdf' })),
  ).values(),
]

test.each([
  ['Lebenslauf.pdf', 'dateien/Lebenslauf.pdf'],
  ['../../etc/passwd', 'dateien/etc passwd'],
  ['C:\\Windows\\x.pdf', 'dateien/C Windows x.pdf'],
  ['<script>alert(1)</script>.pdf', 'dateien/script alert(1) script.pdf'],
  ['CON.pdf', 'dateien/_CON.pdf'],
  ['..', 'dateien/Datei'],
  ['', 'dateien/Datei'],
  ['\u202efdp.exe', 'dateien/fdp.exe'],
])('%s lies under a safe name', (name, path) => {
  expect(pathsOf(name)).toEqual([path])
})

test('names that are alike are told apart, also where case does not count', () => {
  expect(pathsOf('a.pdf', 'A.PDF', 'a.pdf')).toEqual([
    'dateien/a.pdf',
    'dateien/A (2).PDF',
    'dateien/a (3).pdf',
  ])
})

test('an image has the ending of what it is', () => {
  const image = { id: '1', name: 'Ich', mediaType: 'image/webp' }
  expect([...filePaths([image]).values()]).toEqual(['dateien/Ich.webp'])
})

test('whatever people call their files, each has one path below its folder', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
      const paths = pathsOf(...names)
      expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length)
      for (const path of paths) {
        expect(path).toMatch(/^dateien\/[^/\\<>:"|?*\p{Cc}]*[^\s/\\.]/u)
        expect(path.split('/')).toHaveLength(2)
        expect(path.length).toBeLessThan(400)
      }
    }),
  )
})
