/**
 * What is asked while somebody types, letter by letter, with 10,000 companies and 100,000 offers: the p99 of each call as a
 * ratio to that of `/system/available-study-courses` under the same load, to be at most 3. `npm run bench:suggestions`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Measured, medianOf } from './measure.ts'
import { copyDatabase } from './search/copy-database.ts'
import { driveHttp } from './search/drive/drive-http.ts'
import { prepareDatabase } from './search/prepare-database.ts'
import { headersOf } from './search/viewers.ts'
import { startTandem } from './servers/start-tandem.ts'

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
  },
})
const load = { connections: Number(values.connections), seconds: Number(values.seconds) }
const cluster = process.env.TEST_DATABASE_URL
if (!cluster) throw new Error('Start it by npm run bench:suggestions, which brings a PostgreSQL')

/** As far as it is typed, from the second letter on; some with a typing error, some of what there is not. */
const typed = {
  courses: ['wirtschaftsinformatik', 'Maschinenbau', 'infromatik', 'xylophon'],
  companies: ['Bauer Technik 77', 'Albrecht', 'fisher sys', 'Müller'],
  towns: ['Karlsruhe', '76133', 'Stutgart', 'Qqqq'],
}
const whileTyping = (texts: string[]) =>
  texts.flatMap((text) =>
    Array.from({ length: text.length - 1 }, (_, n) => encodeURIComponent(text.slice(0, n + 2).trim())),
  )
const every = Object.values(typed).flat()
const paths: Record<string, string[]> = {
  'available-study-courses': ['/system/available-study-courses'],
  'search/suggestions, of offers': whileTyping(every).map((text) => `/search/suggestions?text=${text}`),
  '  study interests': whileTyping(typed.courses).map(
    (text) => `/search/suggestions?text=${text}&kind=studyInterest`,
  ),
  '  companies': whileTyping(typed.companies).map((text) => `/search/suggestions?text=${text}&kind=company`),
  '  towns': whileTyping(typed.towns).map((text) => `/search/suggestions?text=${text}&kind=place`),
  '  offers': whileTyping(typed.courses).map((text) => `/search/suggestions?text=${text}&kind=offer`),
  places: whileTyping(typed.towns).map((text) => `/places?similar=also&text=${text}`),
  'companies/search': whileTyping(typed.companies).map((text) => `/companies/search/${text}`),
  'companies/by-applicant/search': whileTyping(typed.companies).map(
    (text) => `/companies/by-applicant/search/${text}`,
  ),
}

const dataDir = mkdtempSync(join(tmpdir(), 'tandem-bench-'))
const database = await copyDatabase(cluster, 'suggestions', (url) =>
  prepareDatabase({ url, dataDir }, { applicants: 1000, offers: 100_000 }),
)
const tandem = await startTandem(dataDir, { TANDEM_DEMO: 'off', DATABASE_URL: database.url })
try {
  print(await measureInTurns())
} finally {
  await tandem.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** So that a machine that changes its pace changes it for all. */
async function measureInTurns(): Promise<Map<string, Measured>> {
  const rounds = new Map<string, Measured[]>()
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const [name, asked] of Object.entries(paths)) {
      const target = { address: tandem.address, headers: headersOf('applicant') }
      const measured = await driveHttp({ ...target, paths: asked.map((path) => `/api${path}`) }, load)
      // The first one warms up.
      if (round > 0) rounds.set(name, [...(rounds.get(name) ?? []), measured])
    }
  }
  return new Map([...rounds].map(([name, measured]) => [name, medianOf(measured)]))
}

function print(results: Map<string, Measured>): void {
  const floor = results.get('available-study-courses')?.p99 ?? 0
  console.log('call'.padEnd(34), 'per second   p50 ms   p99 ms   p99 : study courses (≤ 3)')
  for (const [name, { perSecond, p50, p99 }] of results) {
    const cells = [perSecond.toFixed(0).padStart(10), p50.toFixed(1).padStart(8), p99.toFixed(1).padStart(8)]
    console.log(name.padEnd(34), ...cells, (p99 / floor).toFixed(2).padStart(10))
  }
}
