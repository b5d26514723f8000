import { readFile } from 'node:fs/promises'
import { importPlaces } from '#features/reference/reference.api.ts'
import { followPlaces } from '#features/saved-searches/saved-searches.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { createLog } from '#platform/log/log.ts'
import { openPrepared } from '../data/open-prepared.ts'
import { fail } from '../fail.ts'

/** `npm run import:places -- DE.txt`: puts GeoNames' postal file of Germany in the place of the product's postal codes. */
const [file, ...more] = process.argv.slice(2)
await run(file, more).catch((error) => fail(error, false))

async function run(file: string | undefined, more: string[]): Promise<void> {
  if (!file || more.length > 0) throw new ConfigError('Say which file: npm run import:places -- DE.txt')
  const text = await readText(file)
  const config = loadConfig(process.env)
  const { database } = await openPrepared(config, createLog(config))
  const { places, german, gone, leftOut } = await database.db
    .transaction(async (tx) => {
      const imported = await importPlaces(tx, text)
      await followPlaces(tx)
      return imported
    })
    .finally(() => database.close())
  const lines = [
    `There are ${places} places now, ${german} of them from the file.`,
    gone > 0 ? `${gone} that it does not have are gone.` : '',
    leftOut > 0
      ? `${leftOut} lines without a state, of companies with their own postal code, are left out.`
      : '',
  ]
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`)
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`${file} cannot be read: ${error.code}.`)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ConfigError(`${file} is no text in UTF-8. Of a ZIP archive, name the text file in it.`)
  }
}
