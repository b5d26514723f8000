import { connect } from 'node:net'
import type { Readable } from 'node:stream'
import type { Config } from '#platform/config/config.ts'

export type Verdict = { isClean: true } | { isClean: false; signature: string }

const patienceMs = 60_000
const longestAnswer = 1000

/**
 * Asks a clamd about these bytes by its command INSTREAM: each piece with its length before it, and an empty one at
 * the end. Rejects when it is not there, does not answer within a minute or refuses.
 * https://docs.clamav.net/manual/Usage/Scanning.html#clamd
 */
export async function scanStream(address: NonNullable<Config['scanner']>, bytes: Readable): Promise<Verdict> {
  const socket = connect(address)
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('The virus scanner did not answer in time')))
  try {
    const answer = readAnswer(socket)
    // It may refuse before all is sent; what it said then counts.
    const [said] = await Promise.all([answer, send(socket, bytes)])
    return verdictOf(said)
  } finally {
    bytes.destroy()
    socket.destroy()
  }
}

async function send(socket: ReturnType<typeof connect>, bytes: Readable): Promise<void> {
  const write = (piece: Buffer | string) =>
    new Promise<void>((resolve, reject) =>
      socket.write(piece, (error) => (error ? reject(error) : resolve())),
    )
  await write('zINSTREAM\0')
  for await (const piece of bytes) await write(Buffer.concat([lengthOf(piece), piece]))
  await write(Buffer.alloc(4))
}

async function readAnswer(socket: ReturnType<typeof connect>): Promise<string> {
  let said = ''
  for await (const piece of socket) {
    said += piece.toString('latin1')
    if (said.includes('\0') || said.length > longestAnswer) break
  }
  return said.split('\0')[0] ?? ''
}

function verdictOf(said: string): Verdict {
  if (said === 'stream: OK') return { isClean: true }
  const found = said.match(/^stream: (.+) FOUND$/)
  if (!found) throw new Error(`The virus scanner refused: ${JSON.stringify(said.slice(0, 100))}`)
  return { isClean: false, signature: found[1] ?? '' }
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}
