import {
  type HealthArea,
  type HealthCheck,
  type HealthFinding,
  type HealthState,
  healthFindings,
  healthStates,
} from '@tandem/contract/backend/overview'
import type { Config } from '#platform/config/config.ts'

export type Finding = { code: HealthFinding; value: number | null }

export const finding = (code: HealthFinding, value: number | null = null): Finding => ({ code, value })

export function checkOf(area: HealthArea, findings: Finding[]): HealthCheck {
  const worst = Math.max(...findings.map(({ code }) => healthStates.indexOf(stateOf(code))))
  return { area, state: healthStates[worst] ?? 'ok', findings }
}

const stateOf = (code: HealthFinding): HealthState => healthFindings[code]

/** What a configuration that starts may still lack: what is wrong with it otherwise, it does not start with. */
export function examineConfig(config: Config): Finding[] {
  if (!config.production) return [finding('not_production')]
  const findings = [
    ...(config.demo ? [finding('demo_in_production')] : []),
    ...(config.secretKey === null && config.database.url !== null ? [finding('no_secret_key')] : []),
    ...(config.http.baseUrl.startsWith('https:') ? [] : [finding('no_https')]),
    ...(config.scanner === null ? [finding('no_virus_scanner')] : []),
  ]
  return findings.length > 0 ? findings : [finding('configuration_fits')]
}

const slowMs = 500

export const judgeAnswer = (ms: number | null): Finding => {
  if (ms === null) return finding('database_silent')
  return finding(ms > slowMs ? 'database_slow' : 'database_answers', Math.round(ms))
}

/** Between this machine and the database: one-time codes and mails' links go by it. */
export function judgeClock(aheadMs: number): Finding {
  const seconds = Math.round(Math.abs(aheadMs) / 1000)
  if (seconds <= 2) return finding('clock_in_step')
  return finding(seconds <= 30 ? 'clock_drifts' : 'clock_wrong', seconds)
}

const lateMinutes = 5

export type JobCounts = { waiting: number; oldestMinutes: number; givenUp: number }

export function judgeJobs({ waiting, oldestMinutes, givenUp }: JobCounts): Finding[] {
  const findings = [
    ...(oldestMinutes >= lateMinutes ? [finding('jobs_late', oldestMinutes)] : []),
    ...(givenUp > 0 ? [finding('jobs_given_up', givenUp)] : []),
  ]
  return findings.length > 0 ? findings : [finding('jobs_run', waiting)]
}
