import {
  type AuditEntry,
  type AuditField,
  type AuditValue,
  auditFields,
} from '@tandem/contract/backend/audit'

type Change = AuditEntry['changes'][number]

/** What is shown of an entry's details: only known fields, so that nothing about people slips through. */
export function changesOf(details: Record<string, unknown>): Change[] {
  const { before, after, ...facts } = details
  const [was, is] = [recordOf(before), recordOf(after)]
  return auditFields.flatMap((field): Change[] => {
    if (field in was || field in is) return [change(field, was, is)]
    return field in facts ? [{ field, after: shownValue(facts[field]) }] : []
  })
}

const change = (field: AuditField, was: Facts, is: Facts): Change => ({
  field,
  ...(field in was && { before: shownValue(was[field]) }),
  after: shownValue(is[field]),
})

type Facts = Record<string, unknown>

const recordOf = (value: unknown): Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

/** A group of settings is shown as it is written. */
function shownValue(value: unknown): AuditValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return value
  return JSON.stringify(value)
}
