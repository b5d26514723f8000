import { expect, test } from 'vitest'
import { emptyContent } from '../empty-content.ts'
import { splitRefused } from './split-refused.ts'

const content = {
  ...emptyContent,
  studyInterest: '36',
  expertises: ['1', '2', '3'],
  languages: [
    { language: 'en', level: 'expert' as const },
    { language: 'la', level: 'basics' as const },
  ],
}
const outOfUse = (propertyPath: string) => ({ propertyPath, code: 'unknown_reference' })

test('what can no longer be chosen is taken out and named, all else stays', () => {
  const refused = ['studyInterest', 'expertises[0]', 'expertises[2]', 'languages[1].language'].map(outOfUse)
  expect(splitRefused(content, refused)).toEqual({
    kept: { ...content, studyInterest: null, expertises: ['2'], languages: content.languages.slice(0, 1) },
    leftOut: { studyInterest: '36', expertises: ['1', '3'], languages: content.languages.slice(1) },
  })
})

test('a refusal for any other reason is none of this', () => {
  expect(splitRefused(content, [])).toBeNull()
  const tooSmall = { propertyPath: 'years[0].total', code: 'too_small' }
  expect(splitRefused(content, [outOfUse('expertises[0]'), tooSmall])).toBeNull()
})
