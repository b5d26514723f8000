import { availableParallelism } from 'node:os'
import { forShortStatements } from '../../server/src/platform/db/postgres/postgres.ts'
import { type Measured, medianOf } from '../measure.ts'
import { startBare, startBareSearch } from '../servers/start-bare.ts'
import { startTandem } from '../servers/start-tandem.ts'
import { type Alerts, runAlerts } from './alerts/run-alerts.ts'
import { driveHttp, type Load } from './drive/drive-http.ts'
import {
  compressed,
  type Measurement,
  type MeasurementName,
  overHttp,
  overSql,
  targetOf,
} from './measurements.ts'
import type { Place } from './prepare-database.ts'
import type { Statement } from './record-statements.ts'
import { searchesOf } from './searches.ts'
import type { World } from './world/read-world.ts'
import { measureWrites, type Writes } from './writes/measure-writes.ts'

type WorldResults = { results: Results; alerts: Alerts | null; writes: Writes | null }

/** What the table shows of one world. */
export type Column = { title: string; applicants: number } & WorldResults

const settings = {
  NODE_ENV: 'production',
  BASE_URL: 'http://localhost',
  MAIL_FROM: 'Tandem <tandem@example.org>',
  TANDEM_DEMO: 'off',
}

/** Every search of one world; without a URL the world is embedded, and only the server can be asked of it. */
export async function measureWorld(
  { url, dataDir }: Place,
  world: World,
  { savedSearches, ...effort }: Effort & { savedSearches: number },
): Promise<WorldResults> {
  const ofSql = url === null ? null : await overSql(url, dataDir, world)
  const tandem = await startTandem(dataDir, url === null ? settings : { ...settings, ...onPostgres(url) })
  try {
    const searches = searchesOf(world)
    const search = targetOf(tandem.address, searches.applicants)
    const companies = targetOf(tandem.address, searches.companies)
    const bare = await startBare(await readAnswer(search))
    const floor = { address: bare.address, headers: {}, paths: ['/'] }
    const bareSearch = url && ofSql ? await behindBareFastify(url, ofSql.statements) : null
    const beside = {
      bare: (load: Load) => driveHttp(floor, load),
      oneByOne: (load: Load) => driveHttp(search, { ...load, connections: 1 }),
      compressed: (load: Load) => driveHttp(compressed(search), load),
      companiesCompressed: (load: Load) => driveHttp(compressed(companies), load),
    }
    // What is compared runs next to each other: a machine keeps its pace for seconds rather than for minutes.
    const measurements = { ...beside, ...bareSearch?.measurements, ...ofSql?.measurements }
    const results = await inTurns({ ...measurements, ...overHttp(tandem.address, world) }, effort)
    await bare.stop()
    await bareSearch?.stop()
    const alerts = url === null || savedSearches === 0 ? null : await runAlerts(url, savedSearches, search)
    const writes =
      url === null ? null : await measureWrites({ url, address: tandem.address }, world, search, effort)
    return { results, alerts, writes }
  } finally {
    await tandem.stop()
  }
}

async function behindBareFastify(url: string, searches: Statement[]) {
  const { address, stop } = await startBareSearch({ url, options: forShortStatements, searches })
  const target = { address, headers: {}, paths: searches.map((_, n) => `/${n}`) }
  return { measurements: { bareSearch: (load: Load) => driveHttp(target, load) }, stop }
}

const onPostgres = (url: string) => ({ DATABASE_URL: url, WEB_CONCURRENCY: String(availableParallelism()) })

async function readAnswer({ address, paths, headers }: ReturnType<typeof targetOf>): Promise<string> {
  return (await fetch(address + paths[0], { headers })).text()
}

type Results = Partial<Record<MeasurementName, Measured>>
type Effort = Load & { rounds: number }

/**
 * Seconds. V8 goes on compiling through the first 28,000 requests of two processes, which take longer meanwhile.
 * PostgreSQL keeps its pace from the first second on.
 */
const warmUpSeconds = (name: MeasurementName) => (name.startsWith('sql') ? 1 : 12)

/** So that a machine that changes its pace changes it for all of them. Each is warmed up first. */
async function inTurns(
  measurements: Partial<Record<MeasurementName, Measurement>>,
  { rounds, ...load }: Effort,
): Promise<Results> {
  const entries = Object.entries(measurements) as [MeasurementName, Measurement][]
  for (const [name, run] of entries) await run({ ...load, seconds: warmUpSeconds(name) })
  const measured = new Map<MeasurementName, Measured[]>(entries.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of entries) measured.get(name)?.push(await run(load))
  }
  return Object.fromEntries([...measured].map(([name, rounds]) => [name, medianOf(rounds)]))
}
