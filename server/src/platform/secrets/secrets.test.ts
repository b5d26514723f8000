import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ConfigError } from '#platform/config/config-error.ts'
import { loadSecretKey } from './secret-key.ts'
import { createSecrets } from './secrets.ts'

describe('secrets', () => {
  const secrets = createSecrets(randomBytes(32))

  test('what was sealed is opened again, and looks different each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = secrets.seal('totp', text)
        expect(secrets.open('totp', sealed)).toBe(text)
        expect(secrets.seal('totp', text)).not.toBe(sealed)
      }),
    )
  })

  test('a changed byte, another purpose and another key open nothing', () => {
    const sealed = secrets.seal('totp lena', 'geheim')
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => secrets.open('totp lena', changed.toString('base64url'))).toThrow()
    }
    expect(() => secrets.open('totp tim', sealed)).toThrow()
    expect(() => createSecrets(randomBytes(32)).open('totp lena', sealed)).toThrow()
    expect(() => secrets.open('totp lena', '')).toThrow()
  })

  test('a signature is the same for the same text, and another for each purpose and key', () => {
    expect(secrets.sign('address', '192.0.2.1')).toBe(secrets.sign('address', '192.0.2.1'))
    expect(secrets.sign('address', '192.0.2.1')).not.toBe(secrets.sign('email', '192.0.2.1'))
    expect(secrets.sign('address', 'a')).not.toBe(createSecrets(randomBytes(32)).sign('address', 'a'))
  })
})

describe('the key', () => {
  let dataDir: string
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tandem-key-'))
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('is made once, for its owner alone, and nothing else is left behind', () => {
    const folder = join(dataDir, 'new')
    const key = loadSecretKey({ secretKey: null, dataDir: folder })
    expect(key).toHaveLength(32)
    expect(loadSecretKey({ secretKey: null, dataDir: folder })).toEqual(key)
    expect(readdirSync(folder)).toEqual(['secret-key'])
    expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600)
  })

  test('that is configured needs no file', () => {
    const secretKey = randomBytes(32)
    expect(loadSecretKey({ secretKey, dataDir: join(dataDir, 'none') })).toBe(secretKey)
    expect(readdirSync(dataDir)).not.toContain('none')
  })

  test('that was damaged stops the start instead of being replaced', () => {
    writeFileSync(join(dataDir, 'secret-key'), 'half')
    expect(() => loadSecretKey({ secretKey: null, dataDir })).toThrow(ConfigError)
    expect(readFileSync(join(dataDir, 'secret-key'), 'utf8')).toBe('half')
  })
})
