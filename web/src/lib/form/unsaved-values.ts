import { currentAccount } from '#lib/session/session-store.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { keep, readKept } from '#lib/storage/keep.ts'

type Values = Record<string, unknown>
type Unsaved = { accountId: string; forms: Record<string, Values> }

const storageKey = 'tandem-unsaved'

/** What a form holds that the server does not: it outlives a session that ends by itself. Null forgets it. */
export function keepUnsaved(form: string, values: Values | null): void {
  const accountId = currentAccount()?.id
  if (!accountId) return
  const { [form]: _, ...others } = read()?.forms ?? {}
  const forms = values ? { ...others, [form]: values } : others
  if (Object.keys(forms).length > 0) keep(storageKey, { accountId, forms })
  else forgetUnsaved()
}

export const unsavedOf = (form: string): Values | null => read()?.forms[form] ?? null

export const hasUnsaved = (): boolean => read() !== null

/** Whoever signs out leaves nothing behind. */
export const forgetUnsaved = (): void => void browserStorage.removeItem(storageKey)

/** Nobody finds what someone else has typed. */
export function forgetUnsavedOfOthers(): void {
  if (read()?.accountId !== currentAccount()?.id) forgetUnsaved()
}

const read = (): Unsaved | null => readKept<Unsaved>(storageKey)?.value ?? null
