import type { DuplicateReason } from '@tandem/contract/backend'
import { distance } from 'fastest-levenshtein'

export type Comparable = { id: string; name: string; www: string; phone: string }

/** Which of these companies may be the same as this one, and by what; the most alike first. */
export function findDuplicates<C extends Comparable>(company: Comparable, others: readonly C[]) {
  const own = keysOf(company)
  return others
    .flatMap((other) => {
      const reasons = other.id === company.id ? [] : reasonsFor(own, keysOf(other))
      return reasons.length > 0 ? [{ company: other, reasons }] : []
    })
    .toSorted((a, b) => b.reasons.length - a.reasons.length)
}

/** Whether an address ends as the company's web address does. */
export function isOfWebsite(email: string, www: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const host = websiteKey(www)
  return host !== '' && (domain === host || domain.endsWith(`.${host}`) || host.endsWith(`.${domain}`))
}

type Keys = { name: string; sortedName: string; website: string; phone: string }

function keysOf({ name, www, phone }: Comparable): Keys {
  const words = nameWords(name)
  return {
    name: words.join(''),
    sortedName: words.toSorted().join(''),
    website: websiteKey(www),
    phone: phoneKey(phone),
  }
}

function reasonsFor(a: Keys, b: Keys): DuplicateReason[] {
  const reasons: DuplicateReason[] = []
  if (isAlike(a.name, b.name) || isAlike(a.sortedName, b.sortedName)) reasons.push('name')
  if (a.website !== '' && a.website === b.website) reasons.push('website')
  if (a.phone !== '' && a.phone === b.phone) reasons.push('phone')
  return reasons
}

/** One letter in eight may differ: short names differ by one letter and are two companies. */
function isAlike(a: string, b: string): boolean {
  if (a === '' || b === '') return false
  const allowed = Math.floor(Math.max(a.length, b.length) / 8)
  return Math.abs(a.length - b.length) <= allowed && distance(a, b) <= allowed
}

const withPartner = /\b(?:g?mbh|ag|ug|se)?\s*(?:&|\+|und|and)\s*co\b\.?\s*(?:kgaa|kg|ohg)?/g
const dotted = /\b([a-z])\.\s*(?=[a-z]{1,3}\b)/g
const legalForm =
  /^(?:g?gmbh|mbh|ag|kg|kgaa|ohg|gbr|ug|haftungsbeschrankt|se|eg|egmbh|ev|ek|ekfm|ekfr|partg|partgmbb|inc|ltd|llc|co|und|and)$/

/** A name without legal form, accents and signs; `ü`, `ue` and `u` are one. */
function nameWords(name: string): string[] {
  const plain = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
  const words = plain
    .replace(withPartner, ' ')
    .replace(dotted, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const distinctive = words.filter((word) => !legalForm.test(word))
  return distinctive.length > 0 ? distinctive : words
}

/** Many companies have a page there: only with what follows it is an address one company's. */
const sharedHosts = new Set(['facebook.com', 'instagram.com', 'linkedin.com', 'xing.com', 'sites.google.com'])

function websiteKey(www: string): string {
  const address = www
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
  if (address === '' || !URL.canParse(`https://${address}`)) return ''
  const { hostname, pathname } = new URL(`https://${address}`)
  const host = hostname.replace(/^www\d?\./, '').replace(/\.$/, '')
  return sharedHosts.has(host) ? [host, ...pathname.split('/').filter(Boolean)].join('/') : host
}

/** The digits behind the German code; too few of them say nothing. */
function phoneKey(phone: string): string {
  const digits = phone.replace(/\(0\)/g, '').replace(/\D/g, '')
  const national = digits.replace(/^(?:00)?49/, '').replace(/^0+/, '')
  return national.length >= 6 ? national : ''
}
