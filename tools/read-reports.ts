import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './hash-files.ts'

type Reports = { passed: number; failed: number; skipped: number; failures: string[] }

/** What the reports in a folder come to. Vitest's failures are named here, since of a long output often only the end is kept. */
export function readReports(folder: string): Reports {
  const total: Reports = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const report of ['boundaries', 'web', 'embedded', 'server', 'screens', 'journeys']) {
    const file = join(folder, `${report}.json`)
    if (!existsSync(file)) continue
    const { stats, ...result } = JSON.parse(readFileSync(file, 'utf8'))
    total.passed += stats ? stats.expected : result.numPassedTests
    total.failed += stats ? stats.unexpected : result.numFailedTests
    total.skipped += stats ? stats.skipped : result.numPendingTests
    if (!stats) total.failures.push(...readTestFailures(result))
  }
  return total
}

type Suite = { suites?: Suite[]; specs?: { title: string; file: string; tests: Run[] }[] }
type Run = { status: string; results: { error?: { message?: string } }[] }

/** Each failed test of a report of Playwright, with the beginning of its error. */
export function readFailures(report: string): string[] {
  const inSuite = (suite: Suite): string[] => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => describeFailure(file, title, results.at(-1)?.error?.message)),
    ),
  ]
  return existsSync(report) ? inSuite(JSON.parse(readFileSync(report, 'utf8'))) : []
}

type TestFile = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** Each failed test of a report of Vitest, and each file that failed without one. */
function readTestFailures({ testResults }: { testResults: TestFile[] }): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failures = assertionResults.filter((each) => each.status === 'failed')
    if (status === 'failed' && failures.length === 0) return [describeFailure(file, 'the file', message)]
    return failures.map(({ fullName, failureMessages }) =>
      describeFailure(file, fullName, failureMessages[0]),
    )
  })
}

function describeFailure(file: string, title: string, message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  return `  ${file}: ${title}\n    ${lines.slice(0, 12).join('\n    ')}`
}
