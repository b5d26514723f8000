import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenHashOf } from '../viewers.ts'
import { indexWorld, type Run } from './index-world.ts'

export type Sizes = { applicants: number; offers: number }
type Pool = { connect(): Promise<Client> }
type Client = {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  release(): void
}

/**
 * Fills an empty database: the sources with their triggers silent, then the search rows by the engine's own functions,
 * over so many connections.
 */
export async function loadWorld(pool: Pool, sizes: Sizes, connections: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()))
  const lanes = clients.map(
    (client): Run =>
      async (text, values) =>
        (await client.query(text, values)).rows,
  )
  try {
    for (const run of lanes) await prepare(run, sizes)
    await loadSources(lanes)
    await indexWorld(lanes)
    await lanes[0]?.('vacuum analyze')
    for (const run of lanes) await run('reset all')
  } finally {
    for (const client of clients) client.release()
  }
}

async function prepare(run: Run, { applicants, offers }: Sizes): Promise<void> {
  await run('set statement_timeout = 0')
  await run('set session_replication_role = replica')
  const settings = {
    applicants: String(applicants),
    offers: String(offers),
    company_token: tokenHashOf('company'),
    applicant_token: tokenHashOf('applicant'),
  }
  for (const [name, value] of Object.entries(settings)) {
    await run('select set_config($1, $2, false)', [`bench.${name}`, value])
  }
}

/** Nothing checks foreign keys meanwhile, so what needs the ground alone is written in any order. */
async function loadSources(lanes: Run[]): Promise<void> {
  const [ground = '', ...others] = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  await lanes[0]?.(ground)
  await Promise.all(
    lanes.map(async (run) => {
      for (let file = others.shift(); file !== undefined; file = others.shift()) await run(file)
    }),
  )
}
