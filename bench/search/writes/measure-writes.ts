import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Load } from '../drive/drive-http.ts'
import { driveSql } from '../drive/drive-sql.ts'
import type { Measured } from '../drive/measured.ts'
import { psql } from '../psql.ts'

export type Writes = { indexed: Measured; bare: Measured }

/** A profile is saved as the server saves it, with the search rows and without. The index is stale afterwards. */
export async function measureWrites(url: string, applicants: number, load: Load): Promise<Writes> {
  const text = readFileSync(join(import.meta.dirname, 'save-profile.sql'), 'utf8')
  const scripts = { texts: [text], variables: { applicants: String(applicants) } }
  const indexed = await driveSql(url, scripts, load)
  await psql(url, withoutTriggers)
  return { indexed, bare: await driveSql(url, scripts, load) }
}

const withoutTriggers = `do $$
declare
  kept record;
begin
  for kept in select tgrelid::regclass as owner, tgname from pg_trigger
    where not tgisinternal and tgrelid::regclass::text like 'application%' and tgname like '%search%'
  loop
    execute format('alter table %s disable trigger %I', kept.owner, kept.tgname);
  end loop;
end $$`
