import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Mira Tannhof', 'MT'],
  ['Mira von Tannhof', 'MT'],
  ['Talbrücke Bank eG', 'TB'],
  ['Zahnrad & Söhne GmbH & Co. KG', 'ZS'],
  ['Anna-Lena', 'AL'],
  ['Ökowerk', 'Ö'],
  ['', ''],
])('%j is %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
