import type { Settings } from '@tandem/contract/setting-values'

/**
 * Everything may be read: a page that is not to be found says so itself, and could not, where it must not be asked for.
 * The API has nothing to find but what pages show.
 */
export const robotsTxt = (baseUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/docs',
    'Disallow: /api/openapi.json',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')

const securityDays = 180

/** Who is told of a weakness (RFC 9116); null without an address. */
export function securityTxt({ contact }: Settings, baseUrl: string, now: Date): string | null {
  if (!contact.mail) return null
  const expires = new Date(now.getTime() + securityDays * 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${contact.mail}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: de, en',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
