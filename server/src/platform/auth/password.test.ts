import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { dummyPasswordHash, hashPassword, verifyPassword } from './password.ts'

test('the hash is argon2id at OWASP’s cost, and so is the one that unknown accounts are compared with', async () => {
  const hash = await hashPassword('Der Zug fährt morgen pünktlich')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(dummyPasswordHash)).toEqual(parseOptions(hash))
})

test('matches the password and no other', async () => {
  const hash = await hashPassword('Der Zug fährt morgen pünktlich')
  expect(await verifyPassword(hash, 'Der Zug fährt morgen pünktlich')).toBe(true)
  expect(await verifyPassword(hash, 'Der Zug fährt morgen pünktlich.')).toBe(false)
  expect(await verifyPassword(null, 'Der Zug fährt morgen pünktlich')).toBe(false)
})

test('does not mind how a keyboard composes an umlaut', async () => {
  const hash = await hashPassword('pünktlich'.normalize('NFC'))
  expect(await verifyPassword(hash, 'pünktlich'.normalize('NFD'))).toBe(true)
})
