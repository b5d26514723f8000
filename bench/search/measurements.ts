import type { Measured } from '../measure.ts'
import { driveHttp, type Load, type Target } from './drive/drive-http.ts'
import { driveSql } from './drive/drive-sql.ts'
import { isCourse, toScripts } from './drive/to-scripts.ts'
import { type Request, recordStatements, type Statement } from './record-statements.ts'
import { requestOf, type Searches, type SearchName, searchesOf } from './searches.ts'
import { headersOf } from './viewers.ts'
import type { World } from './world/read-world.ts'

export type Measurement = (load: Load) => Promise<Measured>
export type SqlName = 'sql' | 'sqlFacets' | 'sqlRequest' | 'sqlBare'
export type MeasurementName =
  | SearchName
  | SqlName
  | 'bare'
  | 'bareSearch'
  | 'oneByOne'
  | 'compressed'
  | 'companiesCompressed'

export const targetOf = (address: string, { by, paths }: Searches): Target => ({
  address,
  headers: headersOf(by),
  paths: paths.map((path) => `/api${path}`),
})

/** The same with answers compressed, as browsers ask for them. */
export const compressed = (target: Target): Target => ({
  ...target,
  headers: { ...target.headers, 'accept-encoding': 'gzip, deflate, br' },
})

/** Every search over HTTP, the one that is compared with SQL first. */
export function overHttp(address: string, world: World): Record<SearchName, Measurement> {
  const entries = Object.entries(searchesOf(world)).map(([name, searches]) => {
    const target = targetOf(address, searches)
    return [name, (load: Load) => driveHttp(target, load)]
  })
  return Object.fromEntries(entries)
}

const ofSearch = ({ text }: Statement) => /profile_(entry|posting)/.test(text)

/**
 * What the applicants' search asks the database, without the server, the one that is compared with HTTP last;
 * `sqlRequest` also signs in and looks places up. `statements` are those of all searches, each with its values.
 */
export async function overSql(
  url: string,
  dataDir: string,
  world: World,
): Promise<{ measurements: Record<SqlName, Measurement>; statements: Statement[] }> {
  const searches = searchesOf(world)
  const plain = await record(url, dataDir, world, searches.applicants)
  const facets = await record(url, dataDir, world, searches.applicantFacets)
  const only = (recorded: typeof plain) =>
    recorded.map(({ statements, ofOtherCourse }) => ({
      statements: statements.filter(ofSearch),
      ofOtherCourse: ofOtherCourse.filter(ofSearch),
    }))
  const drive = (recorded: typeof plain) => {
    const scripts = toScripts(recorded, world.courses)
    return (load: Load) => driveSql(url, scripts, load)
  }
  const bare = only(plain).map(({ statements, ofOtherCourse }) => ({
    statements: toBare(statements),
    ofOtherCourse: toBare(ofOtherCourse),
  }))
  const measurements = {
    sqlRequest: drive(plain),
    sqlFacets: drive(only(facets)),
    sqlBare: drive(bare),
    sql: drive(only(plain)),
  }
  const statements = world.courses.flatMap((course) =>
    only(plain).flatMap(({ statements, ofOtherCourse }) => ofCourse(course, statements, ofOtherCourse)),
  )
  return { measurements, statements }
}

const ofCourse = (course: number, statements: Statement[], ofOtherCourse: Statement[]): Statement[] =>
  statements.map(({ text, values }, line) => ({
    text,
    values: values.map((value, n) => (isCourse(value, ofOtherCourse[line]?.values[n]) ? course : value)),
  }))

/**
 * The least that could be asked for the same page and total of the same postings: the newest numbers along one index,
 * and a count by cell along the other; no cards, nobody left out, no order but one.
 */
function toBare(statements: Statement[]): Statement[] {
  const [search] = statements
  if (!search) throw new Error('The search asked nothing of the postings')
  const value = (pattern: RegExp) => {
    const parameter = pattern.exec(search.text)?.[1]
    if (!parameter) throw new Error(`The search does not say ${pattern}`)
    return search.values[Number(parameter) - 1]
  }
  const near = [/p\.x - \$(\d+)/, /p\.y - \$(\d+)/, /p\.z - \$(\d+)/, /<= \$(\d+)::float8/]
  const wanted = [/p\.interest = \$(\d+)/, /p\.years & \$(\d+)/, /p\.grade <= \$(\d+)/]
  const cells = value(/p\.cell = any \(\$(\d+)/)
  const condition = `p.interest = $5::smallint and p.years & $6::bigint <> 0 and p.grade <= $7::smallint
    and (p.x - $1::float8) ^ 2 + (p.y - $2::float8) ^ 2 + (p.z - $3::float8) ^ 2 <= $4::float8`
  const values = [...near, ...wanted].map(value)
  return [
    {
      text: `select p.no from profile_posting p where ${condition} order by p.at desc, p.no desc limit 21`,
      values,
    },
    {
      text: `select count(distinct p.no) from profile_posting p where p.cell = any ($8::integer[]) and ${condition}`,
      values: [...values, cells],
    },
  ]
}

/** One search for each town, with the same for another course. */
async function record(url: string, dataDir: string, { towns }: World, searches: Searches) {
  const requests = towns.flatMap((town): Request[] => {
    const there = searches.paths.filter((path) => path.includes(`place=${town}~`))
    return there.slice(0, 2).map((path) => requestOf(searches, path))
  })
  const recorded = await recordStatements(url, dataDir, requests)
  return towns.map((_, n) => ({
    statements: recorded[2 * n] ?? [],
    ofOtherCourse: recorded[2 * n + 1] ?? [],
  }))
}
