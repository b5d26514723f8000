import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endSlowBodies } from './slow-bodies.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify({ requestTimeout: 0 })
  endSlowBodies(app, { bodyMs: 150, windowMs: 400, minBytes: 1000 })
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (_: unknown, body: Buffer) => body,
  )
  app.post('/', async ({ body }) => ({ length: (body as Buffer).length ?? null }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

test('JSON that does not come whole in time is hung up on', async () => {
  const { socket, answer } = send('application/json', 100)
  socket.write('{"a":')
  expect(await answer()).toMatch(/^HTTP\/1.1 408 /)
})

test('an upload may take long while it goes on, and is hung up on when it stops', async () => {
  const size = 6000
  const { socket, answer } = send('multipart/form-data; boundary=x', size)
  for (let sent = 0; sent < size; sent += 1000) {
    socket.write('x'.repeat(1000))
    await pause(100)
  }
  expect(await answer()).toMatch(/^HTTP\/1.1 200 .*{"length":6000}$/s)

  const stopped = send('multipart/form-data; boundary=x', size)
  stopped.socket.write('x'.repeat(2000))
  expect(await stopped.answer()).toMatch(/^HTTP\/1.1 408 /)
})

function send(type: string, length: number): { socket: Socket; answer: () => Promise<string> } {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const closed = once(socket, 'close')
  return { socket, answer: () => closed.then(() => text) }
}
