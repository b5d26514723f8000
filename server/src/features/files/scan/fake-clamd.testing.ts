import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** A clamd as far as INSTREAM goes: it puts the pieces together and finds the virus that is made for tests. */
export async function startFakeClamd() {
  const state = { isBroken: false, asked: 0 }
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece])
      const content = readInstream(received)
      if (content === null) return
      state.asked += 1
      if (state.isBroken) socket.end('INSTREAM size limit exceeded. ERROR\0')
      else socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { state, url: `tcp://127.0.0.1:${port}`, stop: () => server.close() }
}

/** Null until the empty piece has come. */
function readInstream(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0'
  if (received.subarray(0, command.length).toString('latin1') !== command) return null
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}
