import { Agent, get } from 'node:http'

/**
 * Started by `live.ts`: holds so many event streams and says when each heard of an event. Bare HTTP, so that the holder
 * of ten thousand is not what is measured.
 */
type Order = { url: string; tokens: string[]; streams: number }

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
let heard: number[] = []
let opened = 0

process.on('message', (message: Order | 'heard') => {
  if (message !== 'heard') return void open(message)
  process.send?.(heard)
  heard = []
})
process.once('disconnect', () => process.exit(0))

async function open({ url, tokens, streams }: Order): Promise<void> {
  const atOnce = 50
  for (let begun = 0; begun < streams; begun += atOnce) {
    const count = Math.min(atOnce, streams - begun)
    await Promise.all(
      Array.from({ length: count }, (_, n) => openOne(url, tokens[(begun + n) % tokens.length])),
    )
  }
  process.send?.(opened)
}

function openOne(url: string, token: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`A stream was answered ${response.statusCode}`))
      opened += 1
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: notice')) heard.push(performance.timeOrigin + performance.now())
      })
      resolve()
    })
    request.on('error', reject)
  })
}
