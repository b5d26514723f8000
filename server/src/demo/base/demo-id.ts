import { createHash } from 'node:crypto'

const firstId = Date.UTC(2026, 0, 1)

/** The same UUIDv7 at every seeding. Later numbers sort after earlier ones, as ids made over time would. */
export function demoId(kind: string, number: number): string {
  const time = (firstId + number * 60_000).toString(16).padStart(12, '0')
  const random = createHash('sha256').update(`tandem-demo/${kind}/${number}`).digest('hex')
  const variant = ((Number.parseInt(random.slice(3, 4), 16) & 0x3) | 0x8).toString(16)
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${random.slice(0, 3)}`,
    `${variant}${random.slice(4, 7)}`,
    random.slice(7, 19),
  ].join('-')
}

/** Numbers the records of a kind as they are made. */
export function idSequence(kind: string): () => string {
  let number = 0
  return () => demoId(kind, number++)
}
