import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Under a load that never lets up it has to end, too. */
const maxTurns = 1000

/**
 * Closing resets whoever has connected and waits to be accepted. A turn of the event loop accepts one of them, so it
 * closes after a turn that had none. `closed` resolves when the last connection has ended.
 */
export async function stopListening(server: Server): Promise<{ closed: Promise<void> }> {
  let accepted = 0
  const count = () => {
    accepted += 1
  }
  server.on('connection', count)
  for (let turn = 0, before = -1; turn < maxTurns && accepted !== before; turn += 1) {
    before = accepted
    // The first may end before the loop has looked at its sockets.
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', count)
  return { closed: new Promise((resolve) => server.close(() => resolve())) }
}
