import { once } from 'node:events'
import { connect } from 'node:net'

export type Write = { method: 'PUT' | 'POST'; path: string; headers: Record<string, string>; body: string }
export type Connection = {
  /** Resolves with the answer's body, which stands until the next request; any status but 200 and 201 is an error. */
  get(path: string): Promise<Buffer>
  /** The same for one who has a token of their own. */
  write(request: Write): Promise<Buffer>
  close(): void
}

const endOfHead = Buffer.from('\r\n\r\n')
const maxAnswerBytes = 1024 * 1024

/**
 * One request after the other over one connection, with as little work as possible: the generator shares its
 * processors with what it measures, and `fetch` costs more than some of the answers. What arrives is read into one
 * buffer: making a new one for each read took as long as all the rest.
 */
export async function openConnection(address: string, headers: Record<string, string>): Promise<Connection> {
  const { hostname, port } = new URL(address)
  const tailOf = (own: Record<string, string | number>) => {
    const lines = Object.entries({ host: `${hostname}:${port}`, ...own }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    return ` HTTP/1.1\r\n${lines.join('')}\r\n`
  }
  const tail = tailOf(headers)

  const buffer = Buffer.alloc(maxAnswerBytes)
  let received = 0
  /** Where the answer's body stands; null before its head is here. */
  let body: { start: number; end: number } | null = null
  let waiting: PromiseWithResolvers<Buffer> | null = null
  const fail = (error: unknown) => waiting?.reject(error)

  function read(bytes: number): boolean {
    received += bytes
    try {
      body ??= findBody(buffer.subarray(0, received))
      if (body && received >= body.end) {
        waiting?.resolve(buffer.subarray(body.start, body.end))
        // Where the next read goes is asked for as soon as this one is done with.
        received = 0
        body = null
      }
    } catch (error) {
      fail(error)
    }
    return true
  }
  const socket = connect({
    ...{ host: hostname, port: Number(port), noDelay: true },
    onread: { buffer: () => buffer.subarray(received), callback: read },
  })
  await once(socket, 'connect')
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed a connection')))

  function send(request: string): Promise<Buffer> {
    waiting = Promise.withResolvers()
    socket.write(request)
    return waiting.promise
  }
  return {
    get: (path) => send(`GET ${path}${tail}`),
    write({ method, path, headers, body }) {
      const content = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      return send(`${method} ${path}${tailOf({ ...headers, ...content })}${body}`)
    },
    close: () => socket.destroy(),
  }
}

function findBody(answer: Buffer): { start: number; end: number } | null {
  const headEnd = answer.indexOf(endOfHead)
  if (headEnd < 0) return null
  const head = answer.toString('latin1', 0, headEnd)
  if (!/^HTTP\/1\.1 20[01] /.test(head)) throw new Error(`${head}\n\n${answer.toString('utf8', headEnd)}`)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`An answer does not say how long it is:\n${head}`)
  const start = headEnd + endOfHead.length
  return { start, end: start + Number(length) }
}
