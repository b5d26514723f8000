import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serverFeatureEdges } from '../feature-edges.ts'
import { keep, readKept } from './kept-results.ts'
import {
  closeRunner,
  listTestFiles,
  matrixFolder,
  type Notice,
  type Numbered,
  openRunner,
  pathOf,
  type Result,
  type Runner,
  readLines,
  runModules,
  verdictOf,
} from './test-runner.ts'

type Report = (result: Result) => void
/** `tests`: parts of the paths of the only test files to ask; without them the access matrix and all that may reach. */
type Options = { isKeptOnly: boolean; tests: string[] | undefined; report: Report }

/** Beyond so many test files that meet a mutant, the nearest first, a check is not held where it stands. */
const mostTestFiles = 5
/** So many mutants run before their test file has to be green without one again. */
const batchSize = 12

/**
 * Which test notices each of these, of all mutants that the program is compiled with. First the access matrix, which
 * switches mutants on while it runs; then the test files that noticed one before, and then all of the features' own.
 * Each of them runs once without a mutant, which must be green and says whom it meets, and then once for each of those
 * that are left.
 */
export async function runMutants(
  all: Numbered[],
  wanted: Numbered[],
  { isKeptOnly, tests, report }: Options,
): Promise<Result[]> {
  const results = new Map<number, Result>()
  const decide = (result: Result) => {
    results.set(result.mutant.number, result)
    report(result)
  }
  const notice = (mutant: Numbered, by: Notice) => decide({ mutant, by: nameOf(by) })
  const known = readKept(wanted)
  for (const mutant of wanted) {
    const kept = known.get(mutant.id)
    if (kept?.isCurrent) notice(mutant, kept)
  }
  const before = (mutant: Numbered): Notice | null => known.get(mutant.id) ?? null
  const left = () => wanted.filter(({ number }) => !results.has(number))
  const noticeNow = (mutant: Numbered, by: Notice) => {
    keep(mutant, by)
    notice(mutant, by)
  }
  if (isKeptOnly)
    for (const mutant of left()) {
      const by = before(mutant)
      const earlier = by ? nameOf(by) : undefined
      decide({ mutant, by: null, remark: earlier ?? 'noticed by no earlier run', earlier })
    }
  const runner = left().length > 0 ? await openRunner(all) : null
  try {
    if (runner && !tests) await runMatrix(runner, left(), { before, notice: noticeNow })
    const controls: Control[] = []
    const shared = { controls, before, notice: noticeNow }
    const isFile = (mutant: Numbered) => before(mutant)?.testPath.endsWith('.ts') === true
    const known = tests ? [] : left().filter(isFile)
    if (runner && known.length > 0) {
      const files = [...new Set(known.map((mutant) => before(mutant)?.testPath ?? ''))]
      await runTestFiles(runner, known, { ...shared, tests: files, most: 1, decide: () => {} })
    }
    if (runner && left().length > 0) {
      await runTestFiles(runner, left(), { ...shared, tests, most: mostTestFiles, decide })
    }
  } finally {
    if (runner) await closeRunner(runner)
  }
  return wanted.flatMap(({ number }) => results.get(number) ?? [])
}

/** Which test noticed it in an earlier run, before its source or the test was changed. */
type Before = (mutant: Numbered) => Notice | null
type NoticeNow = (mutant: Numbered, by: Notice) => void

const nameOf = ({ test, testPath }: Notice): string =>
  testPath === matrixFolder ? test : `${testPath.replace('server/src/', '')}: ${test}`

async function runMatrix(
  runner: Runner,
  mutants: Numbered[],
  { before, notice }: { before: Before; notice: NoticeNow },
): Promise<void> {
  writeFileSync(join(runner.folder, 'wanted.json'), JSON.stringify(mutants.map(({ number }) => number)))
  const first = mutants.flatMap((mutant) => {
    const [, cell, role] = /^access matrix: (.*), ([^,]*)$/.exec(before(mutant)?.test ?? '') ?? []
    return cell && role ? [{ number: mutant.number, cell, role }] : []
  })
  writeFileSync(join(runner.folder, 'first.json'), JSON.stringify(first))
  let red: string | null = null
  let taken = 0
  // While it runs, so that a run that is ended keeps them.
  const takeNoticed = () => {
    const lines = readLines<{ number: number; by: string }>(join(runner.folder, 'noticed.jsonl'))
    for (const { number, by } of lines.slice(taken)) {
      const mutant = mutants.find((each) => each.number === number)
      if (mutant) notice(mutant, { test: by, testPath: matrixFolder })
    }
    taken = lines.length
  }
  const timer = setInterval(takeNoticed, 1000)
  await runModules(runner, [`${matrixFolder}/matrix-under-mutation.testing.ts`], (module) => {
    red = verdictOf(module)?.message ?? null
  })
  clearInterval(timer)
  takeNoticed()
  if (red) throw new Error(`The access matrix is red without a mutant, so nothing is proven: ${red}`)
}

/** `controls`: which files were green without a mutant so far. `most`: so many of those that meet a mutant are asked. */
type FileOptions = Pick<Options, 'tests'> & {
  controls: Control[]
  most: number
  before: Before
  notice: NoticeNow
  decide: Report
}

async function runTestFiles(
  runner: Runner,
  mutants: Numbered[],
  { tests, controls, most, before, notice, decide }: FileOptions,
): Promise<void> {
  await addControls(runner, mutants, { tests, controls })
  const candidates = new Map(
    mutants.map((mutant) => [
      mutant.number,
      nearestFirst(mutant, controls, before(mutant)?.testPath).slice(0, most),
    ]),
  )
  const noticed = new Set<number>()
  const remarks = new Map<number, string>()
  const remark = (number: number, text: string) =>
    remarks.set(number, [remarks.get(number), text].filter(Boolean).join('; '))
  for (const { number } of mutants) {
    const { length } = candidates.get(number) ?? []
    if (length === 0) remark(number, whyUnmet(controls, number))
  }

  runner.needless = (id) => noticed.has(numberOf(id) ?? -1)
  let batch: { mutant: Numbered; test: string }[] = []
  await runModules(runner, inBatches(mutants, candidates), (module) => {
    const path = pathOf(module)
    const file = fileOf(path)
    const verdict = verdictOf(module)
    const mutant = mutants.find(({ number }) => number === numberOf(path))
    if (mutant && verdict?.isAssertion) {
      noticed.add(mutant.number)
      batch.push({ mutant, test: verdict.test })
    } else if (mutant && verdict) {
      remark(mutant.number, `${file} failed, but not by what it expects: ${verdict.test}`)
    } else if (!mutant) {
      for (const each of batch) {
        if (!verdict) notice(each.mutant, { test: each.test, testPath: file })
        else remark(each.mutant.number, `void: ${file} was red without a mutant too: ${verdict.test}`)
      }
      if (verdict) for (const each of batch) noticed.delete(each.mutant.number)
      batch = []
    }
  })
  for (const mutant of mutants) {
    if (!noticed.has(mutant.number)) decide({ mutant, by: null, remark: remarks.get(mutant.number) })
  }
}

type Control = { file: string; met: number[]; metWhileLoading: number[]; milliseconds: number }

/** Every test file of the features that these mutants are in, and of those that use them, without a mutant. */
async function addControls(
  runner: Runner,
  mutants: Numbered[],
  { tests, controls }: Pick<FileOptions, 'tests' | 'controls'>,
): Promise<void> {
  const areas = new Set(mutants.map(areaOf))
  const isMutated = (feature: string) => areas.has(`server/src/features/${feature}`)
  const users = Object.entries(serverFeatureEdges).filter(([, used]) => used.some(isMutated))
  const folders = [...areas, ...users.map(([user]) => `server/src/features/${user}`), 'server/src/app/http']
  const mayReach = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`))
  const isAsked = tests ? (path: string) => tests.some((part) => path.includes(part)) : mayReach
  const isNew = (path: string) => !controls.some(({ file }) => file === path)
  const files = (await listTestFiles(runner)).filter((path) => isAsked(path) && isNew(path))
  const met = join(runner.folder, 'met.jsonl')
  rmSync(met, { force: true })
  const milliseconds = new Map<string, number>()
  const red: string[] = []
  await runModules(runner, files, (module) => {
    const path = pathOf(module)
    milliseconds.set(path, module.diagnostic().duration)
    const verdict = verdictOf(module)
    if (verdict) red.push(`${path}: ${verdict.test}: ${verdict.message}`)
  })
  if (red.length > 0) {
    throw new Error(`Red without a mutant, so nothing that they notice is proven:\n${red.join('\n')}`)
  }
  const added = readLines<Omit<Control, 'milliseconds'>>(met).map((line) => {
    const file = line.file.slice(line.file.indexOf('server/src/'))
    return { ...line, file, milliseconds: milliseconds.get(file) ?? 0 }
  })
  controls.push(...added)
  const seconds = added.reduce((sum, each) => sum + each.milliseconds, 0) / 1000
  console.log(`${added.length} test files are green without a mutant, in ${seconds.toFixed(0)} s`)
}

/** `server/src/features/messaging`. */
const areaOf = ({ path }: { path: string }) => path.split('/').slice(0, 4).join('/')

/** The one that noticed it before, then those of its folder, of its feature, and others, and of these the quickest. */
function nearestFirst(mutant: Numbered, controls: Control[], before: string | undefined): string[] {
  const distance = (file: string) => {
    if (file === before) return -1
    if (dirname(file) === dirname(mutant.path)) return 0
    const isWire = file.startsWith('server/src/app/http/') && mutant.path.includes('/platform/http/')
    return isWire || areaOf({ path: file }) === areaOf(mutant) ? 1 : 2
  }
  return controls
    .filter(({ met }) => met.includes(mutant.number))
    .toSorted((a, b) => distance(a.file) - distance(b.file) || a.milliseconds - b.milliseconds)
    .map(({ file }) => file)
}

function whyUnmet(controls: Control[], number: number): string {
  const isLoaded = controls.some(({ metWhileLoading }) => metWhileLoading.includes(number))
  return isLoaded ? 'asked only while the program loads, where no switch reaches it' : 'no test meets it'
}

/** Each mutant with its first test file, then what is left with its second, by file; each batch ends with a control. */
function inBatches(mutants: Numbered[], candidates: Map<number, string[]>): string[] {
  const ids: string[] = []
  for (let turn = 0; turn < mostTestFiles; turn += 1) {
    const byFile = Map.groupBy(mutants, ({ number }) => candidates.get(number)?.[turn])
    for (const [file, of] of byFile) {
      if (!file) continue
      for (let at = 0; at < of.length; at += batchSize) {
        ids.push(...of.slice(at, at + batchSize).map(({ number }) => `${file}?mutant=${number}`))
        ids.push(`${file}?control=${turn}-${at}`)
      }
    }
  }
  return ids
}

const fileOf = (path: string) => path.split('?')[0] ?? ''

function numberOf(path: string): number | null {
  const number = path.split('?mutant=')[1]
  return number ? Number(number) : null
}
