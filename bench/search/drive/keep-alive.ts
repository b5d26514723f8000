import { once } from 'node:events'
import { connect } from 'node:net'

export type Connection = {
  /** Resolves with the answer's body; any status but 200 is an error. */
  get(path: string): Promise<Buffer>
  close(): void
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * One request after the other over one connection, with as little work as possible: the generator shares its
 * processors with what it measures, and `fetch` costs more than some of the answers.
 */
export async function openConnection(address: string, headers: Record<string, string>): Promise<Connection> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await once(socket, 'connect')
  const fixed = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const tail = ` HTTP/1.1\r\n${fixed.join('')}\r\n`

  let received: Buffer[] = []
  let waiting: PromiseWithResolvers<Buffer> | null = null
  const end = (error: Error) => waiting?.reject(error)
  socket.on('error', end)
  socket.on('close', () => end(new Error('The server closed a connection')))
  socket.on('data', (chunk) => {
    received.push(chunk)
    const answer = received.length === 1 ? chunk : Buffer.concat(received)
    received = [answer]
    const body = bodyOf(answer)
    if (body === null) return
    received = []
    waiting?.resolve(body)
  })

  return {
    async get(path) {
      waiting = Promise.withResolvers()
      socket.write(`GET ${path}${tail}`)
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

/** Null while some of it is still on its way. */
function bodyOf(answer: Buffer): Buffer | null {
  const headEnd = answer.indexOf(endOfHead)
  if (headEnd < 0) return null
  const head = answer.toString('latin1', 0, headEnd)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer does not say how long it is:\n${head}`)
  const start = headEnd + endOfHead.length
  if (answer.length < start + Number(length)) return null
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(`${head}\n\n${answer.toString('utf8', start)}`)
  return answer.subarray(start)
}
