import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { stopListening } from './stop-listening.ts'

/** Connects while the server's thread is held up, and says what became of each connection. */
const clients = `
const { workerData: { port, connected } } = require('node:worker_threads')
const { parentPort } = require('node:worker_threads')
const net = require('node:net')
const counter = new Int32Array(connected)
const ask = () => new Promise((resolve) => {
  let answer = ''
  const socket = net.connect(port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\n\\r\\n')
    Atomics.add(counter, 0, 1)
    Atomics.notify(counter, 0)
  })
  socket.on('data', (data) => { answer += data })
  socket.on('error', (error) => resolve(error.code))
  socket.on('end', () => resolve(answer.slice(9, 12)))
})
Promise.all(Array.from({ length: 10 }, ask)).then((answers) => parentPort.postMessage(answers))
`

test('who has connected while the process was busy is answered, not reset', async () => {
  const server = createServer((_request, response) => void response.end('da'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const connected = new SharedArrayBuffer(4)
  const worker = new Worker(clients, { eval: true, workerData: { port, connected } })
  await once(worker, 'online')
  const counter = new Int32Array(connected)
  while (Atomics.load(counter, 0) < 10) Atomics.wait(counter, 0, Atomics.load(counter, 0), 1000)
  const answered = once(worker, 'message')
  const { closed } = await stopListening(server)
  expect(server.listening).toBe(false)
  expect(await answered).toEqual([Array(10).fill('200')])
  await closed
})
