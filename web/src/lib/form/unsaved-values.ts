import { currentAccount } from '#lib/session/session-store.ts'
import { browserStorage } from '#lib/storage/browser-storage.ts'
import { readStored, store } from '#lib/storage/stored-value.ts'

type Values = Record<string, unknown>
type Unsaved = { accountId: string; forms: Record<string, Values> }

const storageKey = 'tandem-unsaved'

/** Stores a form's unsaved values, so that they outlive a session that ends by itself. Null removes them. */
export function storeUnsaved(form: string, values: Values | null): void {
  const accountId = currentAccount()?.id
  if (!accountId) return
  const { [form]: _, ...others } = readOwn()?.forms ?? {}
  const forms = values ? { ...others, [form]: values } : others
  if (Object.keys(forms).length > 0) store(storageKey, { accountId, forms })
  else clearUnsaved()
}

export const readUnsaved = (form: string): Values | null => readOwn()?.forms[form] ?? null

export const hasUnsaved = (): boolean => read() !== null

/** After signing out. */
export const clearUnsaved = (): void => void browserStorage.removeItem(storageKey)

/** After another account signed in: nobody reads what someone else typed. */
export function clearUnsavedOfOthers(): void {
  if (read()?.accountId !== currentAccount()?.id) clearUnsaved()
}

/** What another account typed is not even carried on: its tab may have been taken over without a sign-in. */
function readOwn(): Unsaved | null {
  const stored = read()
  return stored && stored.accountId === currentAccount()?.id ? stored : null
}

const read = (): Unsaved | null => readStored<Unsaved>(storageKey)?.value ?? null
