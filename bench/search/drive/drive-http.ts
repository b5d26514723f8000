import { setTimeout as pause } from 'node:timers/promises'
import { type Measured, measuredOf } from '../../measure.ts'
import { type Connection, openConnection } from './keep-alive.ts'

export type Target = { address: string; headers: Record<string, string>; paths: readonly string[] }
export type Load = { connections: number; seconds: number }

/** The paths in rotation over so many connections, each sending its next request when the last one is answered. */
export function driveHttp({ address, headers, paths }: Target, load: Load): Promise<Measured> {
  let next = 0
  return drive({ address, headers }, load, ({ get }) => get(paths[next++ % paths.length] ?? '/'))
}

/** Likewise, whatever a connection is asked next; null where there is nothing more. */
export async function drive(
  { address, headers }: Pick<Target, 'address' | 'headers'>,
  load: Load,
  ask: (connection: Connection) => Promise<unknown> | null,
): Promise<Measured> {
  const connections = await openConnections(address, headers, load.connections)
  const times: number[] = []
  const begun = performance.now()
  const end = begun + load.seconds * 1000
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) {
        const sent = performance.now()
        const asked = ask(connection)
        if (!asked) return
        await asked
        times.push(performance.now() - sent)
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  for (const connection of connections) connection.close()
  return measuredOf(times, seconds)
}

/** Until the server has given a new connection to one of its processes. */
const untilTakenMs = 20
let opening: Promise<unknown> = Promise.resolve()

/**
 * One after the other, also those of loads that begin together, so that each process of the server has as many of each. Of
 * eight that were opened at once one of two processes had up to six.
 */
function openConnections(
  address: string,
  headers: Record<string, string>,
  count: number,
): Promise<Connection[]> {
  const opened = opening.then(async () => {
    const connections: Connection[] = []
    while (connections.length < count) {
      connections.push(await openConnection(address, headers))
      await pause(untilTakenMs)
    }
    return connections
  })
  opening = opened
  return opened
}
