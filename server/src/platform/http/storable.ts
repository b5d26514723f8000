/**
 * Whether PostgreSQL can keep every text in it: it has no place for NUL, and in JSON none for half a surrogate
 * pair. Nobody types these.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, each]) => isStorable(name) && isStorable(each))
}
