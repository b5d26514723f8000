import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { driveHttp, type Load, type Target } from '../drive/drive-http.ts'
import { driveSql, type Scripts } from '../drive/drive-sql.ts'
import type { Measured } from '../drive/measured.ts'
import { psql } from '../psql.ts'
import type { World } from '../world/read-world.ts'

type Saved = { indexed: Measured; bare: Measured }
/** `searchBeside`: a search while as many connections save profiles, which is `beside`. */
export type Writes = { profile: Saved; offer: Saved; searchBeside: Measured; beside: Measured }

/**
 * A profile is saved and an offer published as the server does it, with the search rows and without; and profiles while
 * others search. The index is stale afterwards.
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
  const [searchBeside, beside] = await Promise.all([driveHttp(search, load), save('save-profile')])
  const [profile, offer] = [await save('save-profile'), await save('publish-offer')]
  await psql(url, withoutTriggers)
  return {
    profile: { indexed: profile, bare: await save('save-profile') },
    offer: { indexed: offer, bare: await save('publish-offer') },
    ...{ searchBeside, beside },
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
