import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Measured, medianOf } from '../../measure.ts'
import { driveHttp, type Target } from '../drive/drive-http.ts'
import { psql } from '../psql.ts'

export type Alerts = {
  /** Saved searches. */
  savedSearches: number
  /** From the change until the mail of every saved search with new hits is on the way. */
  seconds: number
  /** False where that took longer than it may. */
  isDone: boolean
  hits: number
  mailed: number
  /** One search after the other, meanwhile and before. */
  meanwhile: Measured
  alone: Measured
}

const maxSeconds = 600

/** Saved searches meet a thousand new records. The server that runs does it, by its own jobs. */
export async function runAlerts(url: string, savedSearches: number, search: Target): Promise<Alerts> {
  await psql(url, `set bench.saved_searches = '${savedSearches}'`, read('save-searches.sql'))
  const oneByOne = () => driveHttp(search, { connections: 1, seconds: 2 })
  const alone = medianOf([await oneByOne(), await oneByOne(), await oneByOne()])
  const begun = performance.now()
  const seconds = () => (performance.now() - begun) / 1000
  await psql(url, read('add-records.sql'))
  const rounds: Measured[] = []
  let isDone = false
  while (!isDone && seconds() < maxSeconds) {
    rounds.push(await oneByOne())
    isDone = (await psql(url, isUnderWay)) === 'f'
  }
  const took = seconds()
  const [hits = 0, mailed = 0] = (await psql(url, count)).split('|').map(Number)
  return { savedSearches, seconds: took, isDone, hits, mailed, meanwhile: medianOf(rounds), alone }
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

const isUnderWay = `select exists (select from search_news)
  or exists (select from search_pattern_hit where notified_at is null)`
const count =
  'select count(*), count(distinct pattern_id) from search_pattern_hit where notified_at is not null'
