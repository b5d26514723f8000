import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { listenOnPostgres } from './postgres-listen.ts'

afterEach(() => vi.useRealTimers())

test('a connection that has fallen silent is noticed within two minutes, and renewed', async () => {
  const server = await startSilentServer()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { listen, close } = listenOnPostgres(`postgres://tandem@127.0.0.1:${server.port}/tandem`)
  const onReconnect = vi.fn()
  await listen('steady', () => {}, onReconnect)
  const first = server.answers()
  for (const minutes of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(() => expect(server.answers()).toBe(first + minutes))
  }
  expect(onReconnect, 'while it answers').not.toHaveBeenCalled()
  server.fallSilent()
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce())
  vi.useRealTimers()
  await close()
  await server.stop()
})

/** As much of PostgreSQL as a connection that listens asks for, until it answers the open ones no more. */
async function startSilentServer() {
  const open = new Set<Socket>()
  const silent = new Set<Socket>()
  let answers = 0
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    let greeted = false
    socket.on('data', (asked) => {
      if (silent.has(socket)) return
      if (!greeted) socket.write(Buffer.concat([authenticationOk, readyForQuery]))
      else if (asked.toString('latin1', 0, 1) === 'Q') {
        answers += 1
        socket.write(Buffer.concat([commandComplete, readyForQuery]))
      }
      greeted = true
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** To each `LISTEN`, and to what is asked every minute. */
    answers: () => answers,
    fallSilent() {
      for (const socket of open) silent.add(socket)
    },
    async stop() {
      for (const socket of open) socket.destroy()
      await once(server.close(), 'close')
    },
  }
}

/** A message of PostgreSQL's protocol: its letter, its length with these four bytes, its content. */
function message(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(letter)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}
const authenticationOk = message('R', Buffer.alloc(4))
const readyForQuery = message('Z', Buffer.from('I'))
const commandComplete = message('C', Buffer.from('LISTEN\0'))
