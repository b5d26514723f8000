export type NameWords = { securityKey: string; phone: string; device: string }

type Made = {
  authenticatorAttachment?: string | null
  response: { transports?: readonly string[] }
}

/** Systems by what their browsers' names hold; the more special first, since Android also says Linux. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** To tell passkeys apart: where this one is kept. */
export function suggestName(
  { authenticatorAttachment, response: { transports = [] } }: Made,
  userAgent: string,
  words: NameWords,
): string {
  if (transports.includes('hybrid') && authenticatorAttachment === 'cross-platform') return words.phone
  if (authenticatorAttachment === 'cross-platform') return words.securityKey
  return systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? words.device
}
