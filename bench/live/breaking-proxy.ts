import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Passes connections on to one of the ports, in turns, and cuts them when asked: half of what comes next still gets
 * through, so that an event breaks off in its middle.
 */
export async function startBreakingProxy(ports: readonly number[]) {
  const open = new Set<{ breakOff(): void }>()
  let accepted = 0
  const server = createServer((incoming) => {
    accepted += 1
    const outgoing = connect(ports[accepted % ports.length] ?? 0, '127.0.0.1')
    let isBreaking = false
    const connection = {
      breakOff() {
        isBreaking = true
      },
    }
    const end = () => {
      open.delete(connection)
      incoming.destroy()
      outgoing.destroy()
    }
    for (const socket of [incoming, outgoing]) socket.on('error', end).once('close', end)
    incoming.pipe(outgoing)
    outgoing.on('data', (bytes) => {
      if (!isBreaking) return void incoming.write(bytes)
      isBreaking = false
      incoming.end(bytes.subarray(0, Math.ceil(bytes.length / 2)), end)
    })
    open.add(connection)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakOff() {
      for (const connection of open) connection.breakOff()
    },
    stop() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
