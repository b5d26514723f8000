import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Answers the status. */
export type PostToService = (
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
) => Promise<number>

const timeoutMs = 10_000

/** A browser names the address, so that it could be anyone's: only https, only services that are known by name. */
export function isKnownService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return protocol === 'https:' && port === '' && !username && !password && isIP(hostname) === 0 && isKnown
}

/** Follows no redirects, and connects to no address of our own networks, whatever a name resolves to. */
export const postToService: PostToService = (endpoint, headers, body) =>
  new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', headers, lookup: lookupPublic, timeout: timeoutMs })
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('timeout', () => sent.destroy(new Error('The push service does not answer')))
    sent.on('error', reject)
    sent.end(body)
  })

export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '')
    if (addresses.some(isOwnNetwork))
      return done(new Error(`${hostname} is an address of a private network`), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

export const isOwnNetwork = ({ address, family }: LookupAddress): boolean =>
  family === 6 ? ownNetworks6.check(address, 'ipv6') : ownNetworks4.check(address, 'ipv4')

// Two lists: in one, every address of the old kind is also one of those that are mapped into the new kind.
const [ownNetworks4, ownNetworks6] = [new BlockList(), new BlockList()]
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  ownNetworks4.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  ownNetworks6.addSubnet(network, bits, 'ipv6')
