import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { describeError } from './serialize-error.ts'

function logged(fields: object): string {
  const lines: string[] = []
  createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }).info(fields, 'said')
  expect(lines).toHaveLength(1)
  return lines.join('')
}

test('what opens a session or names a person is left out', () => {
  const secret = 'geheim'
  const keys = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'email']
  for (const key of keys) {
    for (const fields of [
      { [key]: secret },
      { body: { [key]: secret } },
      { req: { headers: { [key]: secret } } },
    ]) {
      const line = logged(fields)
      expect(line).not.toContain(secret)
      expect(line).toContain('[redacted]')
    }
  }
})

test('an error of the database tells what failed, but not whose data it was', () => {
  const cause = Object.assign(
    new Error('duplicate key value violates unique constraint "accounts_email_key"'),
    {
      code: '23505',
      constraint: 'accounts_email_key',
      detail: 'Key (email)=(lena@example.org) already exists.',
      where: 'lena@example.org',
    },
  )
  const err = new DrizzleQueryError(
    'insert into accounts values ($1)',
    ['lena@example.org\n    at lena@'],
    cause,
  )
  const line = logged({ err })
  expect(line).not.toContain('lena')
  expect(JSON.parse(line).err).toMatchObject({
    message: 'Failed query: insert into accounts values ($1)',
    stack: expect.stringContaining('log.test.ts'),
    cause: { code: '23505', constraint: 'accounts_email_key' },
  })
  // As a command says it to the operator.
  const text = describeError(err)
  expect(text).not.toContain('lena')
  expect(text).toMatch(
    /^DrizzleQueryError: Failed query: insert into accounts values \(\$1\)\n +at .*log\.test\.ts/,
  )
  expect(text).toMatch(/\nCaused by Error: duplicate key .*"accounts_email_key" \(23505\)\n +at /)
})

test('an error of the mail server tells what failed, but not to whom', () => {
  const cause = new Error("451 4.3.0 <o'brien@example.org>: try again")
  const err = new Error('Recipient command failed', { cause })
  // As nodemailer does it.
  err.message += ': 450 4.2.0 <lena.weber+x@mail.example.org>: Recipient address rejected'
  const line = logged({ err })
  expect(line).not.toMatch(/lena|brien|example/)
  expect(JSON.parse(line).err).toMatchObject({
    message: 'Recipient command failed: 450 4.2.0 <[redacted]>: Recipient address rejected',
    cause: { message: '451 4.3.0 <[redacted]>: try again' },
  })
})

test('a package in a message is no address', () => {
  const message = "Cannot find module '/srv/node_modules/@tandem/contract'"
  expect(JSON.parse(logged({ err: new Error(message) })).err.message).toBe(message)
})

test('a line break in a value does not make a second line', () => {
  expect(logged({ path: 'a\n{"level":60}' }).trimEnd()).not.toContain('\n')
})

test('a silent log says nothing', () => {
  const lines: string[] = []
  createLog({ logLevel: 'silent' }, { write: (line) => lines.push(line) }).fatal('said')
  expect(lines).toEqual([])
})
