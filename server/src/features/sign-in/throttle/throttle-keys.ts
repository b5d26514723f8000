import { isIPv6 } from 'node:net'
import type { Context } from '#platform/context/context.ts'

/** Signed, for addresses are easily guessed: a stolen table tells neither whose nor where. */
export const accountKey = ({ secrets }: Context, email: string): string =>
  secrets.sign('throttle account', email.toLowerCase())

export const addressKey = ({ secrets }: Context, clientAddress: string): string =>
  secrets.sign('throttle address', networkOf(clientAddress))

/** Of an account's tries from one address where it is known. */
export const pairKey = ({ secrets }: Context, email: string, address: string): string =>
  secrets.sign('throttle pair', `${address} ${email.toLowerCase()}`)

/** A household has 2^64 addresses of IPv6; whoever throws passwords around may use each once. */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')
}
