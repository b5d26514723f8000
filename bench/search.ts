/**
 * The search at its sizes, as one table of ratios: `npm run bench`, or less of it,
 * `npm run bench -- --sizes 10000 --seconds 2 --rounds 1`. See README.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDatabase } from './search/copy-database.ts'
import { type Column, measureWorld } from './search/measure-world.ts'
import { findWorld, prepareDatabase } from './search/prepare-database.ts'
import { printTable } from './search/print-table.ts'
import { readOptions } from './search/read-options.ts'

const maxOffers = 100_000
const { sizes, embedded, savedSearches, ...effort } = readOptions()
const sizeOfAlerts = Math.max(0, ...sizes.filter((size) => size <= maxOffers))
const cluster = process.env.TEST_DATABASE_URL
if (!cluster) throw new Error('Start it by npm run bench, which brings a PostgreSQL')

const columns: Column[] = []
try {
  for (const size of sizes) columns.push(await measure(size, cluster))
  if (embedded > 0) columns.push(await measure(embedded, null))
} finally {
  // An hour's work is not lost where a later part fails.
  printTable(columns)
}

async function measure(applicants: number, cluster: string | null): Promise<Column> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
  const sizes = { applicants, offers: Math.min(applicants, maxOffers) }
  const fill = (url: string | null) => prepareDatabase({ url, dataDir }, sizes)
  const title = `${applicants.toLocaleString('en')}${cluster === null ? ' embedded' : ''}`
  console.error(`${title}: loading`)
  const database =
    cluster === null ? await fill(null) : await copyDatabase(cluster, `bench_${applicants}`, fill)
  try {
    console.error(`${title}: measuring`)
    const place = { url: database?.url ?? null, dataDir }
    const ownSavedSearches = applicants === sizeOfAlerts ? savedSearches : 0
    const effortHere = { ...effort, savedSearches: ownSavedSearches }
    return { title, applicants, ...(await measureWorld(place, await findWorld(place, sizes), effortHere)) }
  } finally {
    await database?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
