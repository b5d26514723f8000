import { deviceText } from '#lib/storage/device-text.ts'

export const choiceText = deviceText('tandem.consent')
/** After a year we ask again. */
const validMs = 365 * 24 * 60 * 60 * 1000

type Choice = {
  analytics: boolean
  /** Who was named as the one that counts: a yes to one is none to another. */
  recipient: string
  at: number
}

/** Whether on a page there is something to ask, to count, or to delete, for which nobody need touch it. */
export function isConsentAtWork(recipient: string): boolean {
  if (hasAnalyticsCookies()) return true
  return recipient !== '' && (parseChoice(choiceText.read(), recipient, Date.now()) ?? !asksNotToBeTracked())
}

/** Those of an analytics that was turned off are deleted too. */
export const hasAnalyticsCookies = (): boolean => document.cookie.includes('_pk_')

export const chooseAnalytics = (analytics: boolean, recipient: string): void =>
  choiceText.write(JSON.stringify({ analytics, recipient, at: Date.now() } satisfies Choice))

/** What is no choice, or an old one, or one about somebody else, counts as none. */
export function parseChoice(text: string | null, recipient: string, now: number): boolean | null {
  try {
    const { analytics, recipient: asked, at } = JSON.parse(text ?? 'null') as Choice
    const isValid = typeof analytics === 'boolean' && asked === recipient && now - at < validMs
    return isValid ? analytics : null
  } catch {
    return null
  }
}

/** Whoever tells every site that they want no tracking is not asked; they can still allow it in the settings. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}
