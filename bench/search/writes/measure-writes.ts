import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Measured, medianOf } from '../../measure.ts'
import { driveHttp, type Load, type Target } from '../drive/drive-http.ts'
import { driveSql, type Scripts } from '../drive/drive-sql.ts'
import { psql } from '../psql.ts'
import type { World } from '../world/read-world.ts'
import { writers, writesOverHttp } from './over-http.ts'

export const written = ['profile', 'offer'] as const
export type Written = (typeof written)[number]
export type Way = 'http' | 'sql'
type Write = (load: Load) => Promise<Measured>

/** With search rows and without them. */
type Saved = { indexed: Measured; bare: Measured }
/** Of the searches: just before, while nobody saves, and beside those who do. */
type Searched = { alone: Measured; beside: Measured }
/** `beside`: while as many connections search. `searchesBare`: the same beside those who save without search rows. */
export type Burst = { alone: Saved; beside: Saved; searches: Searched; searchesBare: Searched }
export type Writes = Record<Way, Record<Written, Burst>>

/**
 * A profile is saved and a draft published by calls of the server (`http`). By writing statements alone (`sql`) a profile is
 * saved, and an offer gets another course, years and places. With the search rows and without, alone and while others
 * search. The index is stale afterwards.
 */
export async function measureWrites(
  { url, address }: { url: string; address: string },
  world: World,
  search: Target,
  { rounds, ...load }: Load & { rounds: number },
): Promise<Writes> {
  const ways = { http: await writesOverHttp(url, address), sql: writesBySql(url, world) }
  const measureBurst = async (write: Write) => {
    const alone = await write(load)
    const before = await driveHttp(search, load)
    const [beside, searches] = await Promise.all([write(load), driveHttp(search, load)])
    return { alone, beside, before, searches }
  }
  const measure = async (way: Way) => {
    const bursts: Record<Written, Awaited<ReturnType<typeof measureBurst>>[]> = { profile: [], offer: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const name of written) bursts[name].push(await measureBurst(ways[way][name]))
    }
    const medians = (name: Written) => ({
      alone: medianOf(bursts[name].map(({ alone }) => alone)),
      beside: medianOf(bursts[name].map(({ beside }) => beside)),
      searches: {
        alone: medianOf(bursts[name].map(({ before }) => before)),
        beside: medianOf(bursts[name].map(({ searches }) => searches)),
      },
    })
    return { profile: medians('profile'), offer: medians('offer') }
  }
  const indexed = { http: await measure('http'), sql: await measure('sql') }
  await psql(url, withoutTriggers)
  const bare = { http: await measure('http'), sql: await measure('sql') }
  const joined = (way: Way, name: Written): Burst => {
    const [withRows, without] = [indexed[way][name], bare[way][name]]
    return {
      alone: { indexed: withRows.alone, bare: without.alone },
      beside: { indexed: withRows.beside, bare: without.beside },
      searches: withRows.searches,
      searchesBare: without.searches,
    }
  }
  const bothOf = (way: Way) => ({ profile: joined(way, 'profile'), offer: joined(way, 'offer') })
  return { http: bothOf('http'), sql: bothOf('sql') }
}

function writesBySql(url: string, { applicants, offers }: World): Record<Written, Write> {
  const variables = { applicants: String(applicants), offers: String(offers), writers: String(writers) }
  const scripts = (name: string): Scripts => ({
    texts: [readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8')],
    variables,
  })
  // Other records each time: what was written lately is written again more cheaply.
  let seed = 0
  return {
    profile: (load) => driveSql(url, scripts('save-profile'), load, ++seed),
    offer: (load) => driveSql(url, scripts('publish-offer'), load, ++seed),
  }
}

const withoutTriggers = `do $$
declare
  kept record;
begin
  for kept in select tgrelid::regclass as owner, tgname from pg_trigger
    where not tgisinternal and tgname like '%search%'
      and (tgrelid::regclass::text like 'application%' or tgrelid::regclass::text like 'offer%')
  loop
    execute format('alter table %s disable trigger %I', kept.owner, kept.tgname);
  end loop;
end $$`
