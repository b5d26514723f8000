import type pg from 'pg'

/**
 * What a transaction asks often is parsed and planned once by each connection: a save asks many statements,
 * which took longer to plan than to run. Outside of a transaction a list or a search may be asked, whose best plan
 * depends on the values; the one that PostgreSQL makes for any values can take five times as long.
 */
export function planOnce(pool: pg.Pool): void {
  const nameOf = nameFrequent({ after: 10, max: 300 })
  pool.on('connect', (client) => nameStatements(client, nameOf))
}

/**
 * Names for the wordings that are asked often: each connection keeps what it has planned, so there are at most `max` of
 * them, and a name comes with the `after`th time.
 */
export function nameFrequent({ after, max }: { after: number; max: number }) {
  const names = new Map<string, string>()
  const times = new Map<string, number>()
  return (wording: string): string | undefined => {
    const name = names.get(wording)
    if (name !== undefined || names.size >= max) return name
    const asked = (times.get(wording) ?? 0) + 1
    if (asked < after) {
      // Lists of any length are wordings too.
      if (times.size >= 20 * max) times.clear()
      times.set(wording, asked)
      return undefined
    }
    times.delete(wording)
    names.set(wording, `often ${names.size}`)
    return names.get(wording)
  }
}

function nameStatements(client: pg.PoolClient, nameOf: (wording: string) => string | undefined): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const named = (asked: unknown, values: unknown, ...more: unknown[]) => {
    const isUnnamed = isStatement(asked) && !asked.name && Array.isArray(values) && values.length > 0
    const isNamed = isUnnamed && client.getTransactionStatus() === 'T'
    return query(isNamed ? { ...asked, name: nameOf(asked.text) } : asked, values, ...more)
  }
  client.query = named as typeof client.query
}

const isStatement = (asked: unknown): asked is pg.QueryConfig =>
  typeof asked === 'object' && asked !== null && 'text' in asked
