/**
 * Where a value holds what PostgreSQL cannot keep: it has no place for NUL, and in JSON none for half a surrogate
 * pair. Nobody types these. Null where everything can be kept.
 */
export function findUnstorable(value: unknown): (string | number)[] | null {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [name, each] of Object.entries(value)) {
    if (findUnstorable(name)) return []
    const found = findUnstorable(each)
    if (found) return [Array.isArray(value) ? Number(name) : name, ...found]
  }
  return null
}
