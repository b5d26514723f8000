import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createListeners, type Listen } from '../notify/listeners.ts'

const initialPauseMs = 100
const maxPauseMs = 1000
const connectTimeoutMs = 10_000
const askEveryMs = 60_000
const answerTimeoutMs = 30_000

/** What stands between may forget an idle connection after some minutes. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 }

/**
 * One connection of its own for all channels, opened with the first and renewed when it is lost. It is asked something
 * every minute: one that only listens would not notice that the other side is gone.
 */
export function listenOnPostgres(url: string): { listen: Listen; close(): Promise<void> } {
  const listeners = createListeners()
  const closing = new AbortController()
  let connected: Promise<pg.Client> | null = null

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      ...keepAliveOptions,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: answerTimeoutMs,
      application_name: 'tandem-listen',
    })
    client.on('notification', ({ channel, payload = '' }) => listeners.deliver(channel, payload))
    client.on('error', () => {})
    try {
      await client.connect()
      for (const channel of listeners.channels()) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    // While a statement waits for its answer, `end` cuts the connection.
    const ask = () => client.query('SELECT 1').catch(() => client.end().catch(() => {}))
    const asking = setInterval(ask, askEveryMs)
    client.once('end', () => {
      clearInterval(asking)
      if (!closing.signal.aborted) connected = reconnect()
    })
    return client
  }

  async function reconnect(wait = initialPauseMs): Promise<pg.Client> {
    await pause(wait, undefined, { signal: closing.signal })
    try {
      const client = await connect()
      listeners.reconnected()
      return client
    } catch {
      return reconnect(Math.min(wait * 2, maxPauseMs))
    }
  }

  return {
    async listen(channel, onPayload, onReconnect) {
      const stop = listeners.add({ channel, onPayload, onReconnect })
      connected ??= connect()
      try {
        const client = await connected
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        await stop()
        throw error
      }
      return stop
    },
    async close() {
      closing.abort()
      const client = await connected?.catch(() => null)
      await client?.end()
    },
  }
}
