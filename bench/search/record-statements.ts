import { AsyncLocalStorage } from 'node:async_hooks'
import { startApp } from '../../server/src/app/start-app.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'

export type Statement = { text: string; values: unknown[] }
export type Request = { url: string; headers: Record<string, string> }
type Query = (statement: string | { text: string }, values?: unknown[]) => unknown

/** What the server asks its database for each of the requests. */
export async function recordStatements(
  url: string,
  dataDir: string,
  requests: Request[],
): Promise<Statement[][]> {
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: dataDir, TANDEM_DEMO: 'off', LOG_LEVEL: 'error' })
  const database = await openDatabase({ url, dataDir })
  const app = await startApp({ config, database, log: createLog(config), webFolder: null })
  const pool = database.pool as unknown as { query: Query }
  const query = pool.query.bind(pool)
  pool.query = (statement, values = []) => {
    const text = typeof statement === 'string' ? statement : statement.text
    statementsOfRequest.getStore()?.push({ text, values })
    return query(statement, values)
  }
  try {
    const recorded: Statement[][] = []
    for (const request of requests) {
      // The first time it also looks at what it then keeps for a while: settings, reference data.
      await app.server.inject(request)
      const statements: Statement[] = []
      const { statusCode, body } = await statementsOfRequest.run(statements, async () =>
        app.server.inject(request),
      )
      if (statusCode !== 200) throw new Error(`${request.url} answered ${statusCode}: ${body}`)
      recorded.push(statements)
    }
    return recorded
  } finally {
    await app.stop()
    await database.close()
  }
}

/** What jobs ask meanwhile is not of the request. */
const statementsOfRequest = new AsyncLocalStorage<Statement[]>()
