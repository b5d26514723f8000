import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** The floor: the same bytes from a route that does nothing, in a process of its own as the server is. */
export async function startBare(body: string): Promise<{ address: string; stop(): Promise<void> }> {
  const child = fork(resolve(import.meta.dirname, 'bare-route.ts'))
  child.send(body)
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
