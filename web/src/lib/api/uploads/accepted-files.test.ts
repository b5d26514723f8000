import { expect, test } from 'vitest'
import { refusedFor } from './accepted-files.ts'

const mega = 1024 * 1024

test('a document is a PDF, a picture or a DOCX of at most 10 MB', () => {
  expect(refusedFor({ type: 'application/pdf', size: 10 * mega })).toBeNull()
  expect(refusedFor({ type: 'application/pdf', size: 10 * mega + 1 })).toBe('size')
  expect(refusedFor({ type: 'application/pdf', size: 0 })).toBe('empty')
  expect(refusedFor({ type: 'application/x-msdownload', size: 2 })).toBe('type')
})
