import { describe, expect, test } from 'vitest'
import { isStrongPassword } from './password-strength.ts'

const lena = ['Lena-Marie', 'Bergmann', 'lena.b@example.org', '2008-05-14']

describe('a password is refused', () => {
  test.each([
    ['passwort12345678', 'the commonest of all'],
    ['Sommer2026!!!', 'a season and a year'],
    ['qwertzuiop12', 'keys side by side'],
    ['fussballverein', 'a German word'],
    ['aaaaaaaaaaaaaaaa', 'one key'],
    ['LenaBergmann2008', 'the own name'],
    ['bergmann14052008', 'name and birthdate'],
    ['14.05.2008-Lena!', 'birthdate and name'],
    ['lena.b@example.org', 'the own address'],
    ['marie-lena-bergmann-2008', 'all that is known about her'],
    ['            ', 'nothing'],
  ])('%s: %s', async (password) => {
    expect(await isStrongPassword(password, lena)).toBe(false)
  })
})

test.each([
  'Der Zug fährt morgen pünktlich',
  'correct horse battery staple',
  'xK9$mQ2!vL4p',
  'Lena mag Pfannkuchen ohne Zucker',
])('accepts %s', async (password) => {
  expect(await isStrongPassword(password, lena)).toBe(true)
})

test('keeps nobody waiting for a password made to be hard to judge', async () => {
  await isStrongPassword('warm up', [])
  const before = performance.now()
  await isStrongPassword('4@1e!05$7+2'.repeat(12).slice(0, 128), lena)
  expect(performance.now() - before).toBeLessThan(1000)
})
