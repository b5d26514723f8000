/**
 * Where a value holds what PostgreSQL cannot keep: it has no place for NUL, and in JSON none for half a surrogate
 * pair. Nobody types these. Null where everything can be kept.
 */
export function findUnstorable(value: unknown, path: readonly (string | number)[] = []): typeof path | null {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0') ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [name, each] of Object.entries(value)) {
    if (findUnstorable(name)) return path
    const found = findUnstorable(each, [...path, Array.isArray(value) ? Number(name) : name])
    if (found) return found
  }
  return null
}
