import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { driveHttp, type Load, type Target } from '../drive/drive-http.ts'
import { driveSql, type Scripts } from '../drive/drive-sql.ts'
import type { Measured } from '../drive/measured.ts'
import { psql } from '../psql.ts'
import type { World } from '../world/read-world.ts'

/** How long it takes with search rows and without them. */
type Saved = { indexed: Measured; bare: Measured }
/** `beside`: while as many connections search, whose searches are `searches`; `search` is the same without anybody who saves. */
export type Writes = {
  profile: { alone: Saved; beside: Saved }
  offer: { alone: Saved; beside: Saved }
  search: Measured
  searches: { whileSaving: Measured; whilePublishing: Measured }
}

/**
 * A profile is saved and an offer published as the server does it, with the search rows and without, alone and while others
 * search. The index is stale afterwards.
 */
export async function measureWrites(
  url: string,
  { applicants, offers }: World,
  search: Target,
  load: Load,
): Promise<Writes> {
  const variables = { applicants: String(applicants), offers: String(offers) }
  const scripts = (name: string): Scripts => ({
    texts: [readFileSync(join(import.meta.dirname, `${name}.sql`), 'utf8')],
    variables,
  })
  // Other records each time: what was written lately is written again more cheaply.
  let seed = 0
  const save = (name: string) => driveSql(url, scripts(name), load, ++seed)
  const saveBeside = (name: string) => Promise.all([save(name), driveHttp(search, load)])
  const saveAll = async () => {
    const [profile, offer] = [await save('save-profile'), await save('publish-offer')]
    const alone = await driveHttp(search, load)
    return {
      profile,
      offer,
      alone,
      saving: await saveBeside('save-profile'),
      publishing: await saveBeside('publish-offer'),
    }
  }
  const indexed = await saveAll()
  await psql(url, withoutTriggers)
  const bare = await saveAll()
  return {
    profile: {
      alone: { indexed: indexed.profile, bare: bare.profile },
      beside: { indexed: indexed.saving[0], bare: bare.saving[0] },
    },
    offer: {
      alone: { indexed: indexed.offer, bare: bare.offer },
      beside: { indexed: indexed.publishing[0], bare: bare.publishing[0] },
    },
    search: indexed.alone,
    searches: { whileSaving: indexed.saving[1], whilePublishing: indexed.publishing[1] },
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
