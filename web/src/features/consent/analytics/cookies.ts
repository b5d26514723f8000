/** Matomo's own names, so that what an earlier page has left is found and deleted too. */
const prefix = '_pk_'
const visitorSeconds = 365 * 24 * 60 * 60
const visitSeconds = 30 * 60

/** Of the visitor and of the visit. */
export const cookieNames = (siteId: number) => [`${prefix}id.${siteId}`, `${prefix}ses.${siteId}`] as const

/** Which visitor this is, as 16 hexadecimal digits; each use keeps the visit going. */
export function readVisitorId(siteId: number): string {
  const [name, visit] = cookieNames(siteId)
  const known = readCookie(name)?.match(/^[\da-f]{16}/)?.[0]
  const id = known ?? randomHex(8)
  if (!known) write(name, `${id}.${Math.floor(Date.now() / 1000)}`, visitorSeconds)
  write(visit, '1', visitSeconds)
  return id
}

export function deleteAnalyticsCookies(): void {
  const names = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => name.startsWith(prefix))
  for (const name of names) {
    // Where it was set is not told: here, or for a domain above.
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there on plain http
      document.cookie = `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`
    }
  }
}

/** `a.b.example` and the domains above that may hold cookies. */
const domainsOf = (host: string): string[] =>
  host.split('.').flatMap((_, from, parts) => (parts.length - from > 1 ? [parts.slice(from).join('.')] : []))

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

function write(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there on plain http
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
