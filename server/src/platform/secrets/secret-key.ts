import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { makeFolder } from '#platform/files/make-folder.ts'

const keyBytes = 32

/** The configured key, else the one in the data folder, which the first start makes. */
export function loadSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  const found = findSecretKey({ secretKey, dataDir })
  if (found) return found
  makeKeyFile(dataDir, fileIn(dataDir))
  return readKeyFile(fileIn(dataDir))
}

/** Null before the first start. */
export function findSecretKey({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Buffer | null {
  if (secretKey) return secretKey
  return existsSync(fileIn(dataDir)) ? readKeyFile(fileIn(dataDir)) : null
}

const fileIn = (dataDir: string) => join(dataDir, 'secret-key')

function readKeyFile(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url')
  if (key.length !== keyBytes) throw new ConfigError(`The key in ${file} is damaged; it must hold 32 bytes.`)
  return key
}

/** Of two processes that start at once, both end with the key of one: a link never shows half a file. */
function makeKeyFile(dataDir: string, file: string): void {
  makeFolder(dataDir)
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
}
