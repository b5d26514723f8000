import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, nobodysHash, passwordMatches } from './password.ts'

test('the hash is argon2id at OWASP’s cost, and so is the one that unknown accounts are compared with', async () => {
  const hash = await hashPassword('Der Zug fährt morgen pünktlich')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(nobodysHash)).toEqual(parseOptions(hash))
})

test('matches the password and no other', async () => {
  const hash = await hashPassword('Der Zug fährt morgen pünktlich')
  expect(await passwordMatches(hash, 'Der Zug fährt morgen pünktlich')).toBe(true)
  expect(await passwordMatches(hash, 'Der Zug fährt morgen pünktlich.')).toBe(false)
  expect(await passwordMatches(null, 'Der Zug fährt morgen pünktlich')).toBe(false)
})

test('does not mind how a keyboard composes an umlaut', async () => {
  const hash = await hashPassword('pünktlich'.normalize('NFC'))
  expect(await passwordMatches(hash, 'pünktlich'.normalize('NFD'))).toBe(true)
})
