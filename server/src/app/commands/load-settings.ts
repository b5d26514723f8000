import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { auditLoadedSettings } from '#features/backend/backend.api.ts'
import { loadConfig } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/config-error.ts'
import { projectRoot } from '#platform/config/project-root.ts'
import { createLog } from '#platform/log/log.ts'
import { loadSettings, readConfiguration } from '#platform/settings/load-settings.ts'
import { openPrepared } from '../data/open-prepared.ts'
import { fail } from '../fail.ts'

/** `npm run settings:load -- jobs`: loads a configuration by its name in `config/`, or any file by its path. */
const [name, ...options] = process.argv.slice(2)
await run(name, options).catch((error) => fail(error, false))

async function run(name: string | undefined, options: string[]): Promise<void> {
  const replace = options.includes('--replace')
  if (!name || options.some((option) => option !== '--replace')) {
    throw new ConfigError('Say which: npm run settings:load -- studies, jobs, minimal or a file [--replace]')
  }
  const file = fileOf(name)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(`${file} cannot be read: ${error.code}.`)
  })
  const values = readConfiguration(text)
  const config = loadConfig(process.env)
  const { database } = await openPrepared(config, createLog(config))
  try {
    const { changed, kept } = await database.db.transaction(async (tx) => {
      const loaded = await loadSettings(tx, values, { replace, now: new Date() })
      await auditLoadedSettings(tx, loaded.changed)
      return loaded
    })
    const lines = [
      ...changed.map(({ key, from, to }) => `${key}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`),
      ...kept.map(({ key, from }) => `${key}: stays ${JSON.stringify(from)}, as it was set before`),
      changed.length + kept.length === 0 ? 'All settings are so already.' : '',
      kept.length > 0 ? 'What was set before is replaced with --replace.' : '',
    ]
    process.stdout.write(
      lines
        .filter(Boolean)
        .map((line) => `${line}\n`)
        .join(''),
    )
  } finally {
    await database.close()
  }
}

function fileOf(name: string): string {
  const files = [join(projectRoot, 'config', `${name}.json`), name]
  const found = files.find((file) => existsSync(file))
  if (!found) throw new ConfigError(`There is no configuration ${name}.`)
  return found
}
