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
  const connections = await Promise.all(
    Array.from({ length: load.connections }, () => openConnection(address, headers)),
  )
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
