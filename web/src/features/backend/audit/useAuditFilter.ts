import {
  type AuditAction,
  type AuditRecordType,
  auditActions,
  auditRecordTypes,
} from '@tandem/contract/backend/audit'
import { useSearchChange } from '#lib/navigation/useSearchChange.ts'
import type { AuditWanted } from './queries.ts'

/** What is asked for, as the address says it; anything that cannot be asked for is left out. */
export function useAuditFilter() {
  const { params, change } = useSearchChange()
  const wanted = read(params)
  const set = (choice: AuditWanted) => change((now) => toSearch({ ...read(now), ...choice }))
  return { wanted, set, isFiltered: Object.keys(wanted).length > 0 }
}

function read(params: URLSearchParams): AuditWanted {
  const given = (name: string, isValid: (value: string) => boolean) => {
    const value = params.get(name)
    return value && isValid(value) ? { [name]: value } : {}
  }
  return {
    ...given('who', (who) => /^[\da-f-]{36}$/.test(who)),
    ...given('what', (what) => auditActions.includes(what as AuditAction)),
    ...given('whom', (whom) => whom.length <= 100),
    ...given('recordType', (type) => auditRecordTypes.includes(type as AuditRecordType)),
    ...given('recordId', (id) => id.length <= 200),
    ...given('from', isDay),
    ...given('to', isDay),
  }
}

const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))

const toSearch = (wanted: AuditWanted): Record<string, string> =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)) as Record<string, string>
