import { isIP } from 'node:net'

/** Its message completes the sentence "PORT must be …". */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export const text = (value: string): string => value

export function oneOf<const T extends string>(...allowed: T[]): (value: string) => T {
  return (value) => {
    const found = allowed.find((each) => each === value)
    if (found === undefined) throw new Unreadable(`one of ${allowed.join(', ')}`)
    return found
  }
}

export function onOff(value: string): boolean {
  return oneOf('on', 'off')(value) === 'on'
}

export function integer(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value)
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new Unreadable(`a whole number from ${least} to ${most}`)
    }
    return number
  }
}

export function positiveNumber(value: string): number {
  const number = Number(value)
  if (!Number.isFinite(number) || number <= 0) throw new Unreadable('a number above 0')
  return number
}

/** An absolute URL of one of these schemes, without a slash at its end. */
export function url(...schemes: string[]): (value: string) => string {
  return (value) => {
    const scheme = schemes.find((each) => value.startsWith(`${each}://`))
    if (scheme === undefined || !URL.canParse(value)) {
      throw new Unreadable(`an address that begins with ${schemes.map((each) => `${each}://`).join(' or ')}`)
    }
    return value.replace(/\/+$/, '')
  }
}

const httpUrl = url('http', 'https')

/** The client and the API are served at `/`: below a path no link would lead anywhere. */
export function site(value: string): string {
  const address = httpUrl(value)
  const { pathname, search, hash, username } = new URL(address)
  if (pathname !== '/' || `${search}${hash}${username}` !== '') {
    throw new Unreadable('the address of a whole host, such as https://tandem.example.org')
  }
  return address
}

/** Where a clamd listens, as `net.connect` takes it. */
export function scanner(value: string): ScannerAddress {
  const { protocol, hostname, port, pathname } = URL.canParse(value) ? new URL(value) : new URL('none:')
  if (protocol === 'unix:' && pathname.length > 1) return { path: decodeURIComponent(pathname) }
  if (protocol !== 'tcp:' || hostname === '') {
    throw new Unreadable('tcp://host:port or unix:///path of a clamd')
  }
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) }
}

export type ScannerAddress = { host: string; port: number } | { path: string }

/** A comma-separated list of host names, or `none`. */
export function hosts(value: string): string[] {
  if (value === 'none') return []
  const names = value.split(',').map((name) => name.trim().toLowerCase())
  if (!names.every((name) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(name))) {
    throw new Unreadable('host names separated by commas, or none')
  }
  return names
}

/** As Fastify names the addresses of this machine and of private networks. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal']

/**
 * `on`, `off`, or a comma-separated list of IP addresses and ranges: whose `X-Forwarded-*` to believe. Never everybody's,
 * since a proxy appends to what the client has sent.
 */
export function proxies(value: string): false | string[] {
  if (value === 'off') return false
  if (value === 'on') return privateNetworks
  const addresses = value.split(',').map((each) => each.trim())
  if (!addresses.every(isAddressOrRange)) {
    throw new Unreadable('on, off, or IP addresses and ranges separated by commas')
  }
  return addresses
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d*$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** 32 bytes, as base64url or hexadecimal digits. */
export function key(value: string): Buffer {
  const bytes = Buffer.from(value, /^[\da-f]{64}$/i.test(value) ? 'hex' : 'base64url')
  if (bytes.length !== 32 || !/^[\w+/-]+=?$/.test(value)) {
    throw new Unreadable('32 bytes as base64url or hexadecimal digits')
  }
  return bytes
}

/** `name@host` or `Name <name@host>`. */
export function mailbox(value: string): string {
  if (!/^(?:[^<>\p{Cc}]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(value)) {
    throw new Unreadable('a mail address, such as Tandem <no-reply@example.org>')
  }
  return value
}
