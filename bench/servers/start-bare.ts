import { fork, type Serializable } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { BareSearch } from './bare-search.ts'

type Bare = { address: string; stop(): Promise<void> }

/** The floor: the same bytes from a route that does nothing, in a process of its own as the server is. */
export const startBare = (body: string): Promise<Bare> => start('bare-route.ts', body)

/** The least between a request and the search's statement; `/0`, `/1` and so on are the searches. */
export const startBareSearch = (search: BareSearch): Promise<Bare> => start('bare-search.ts', search)

async function start(program: string, given: Serializable): Promise<Bare> {
  const child = fork(resolve(import.meta.dirname, program))
  child.send(given)
  const [address] = await once(child, 'message')
  return {
    address: String(address),
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
