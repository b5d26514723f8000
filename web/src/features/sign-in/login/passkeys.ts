import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import type { CallInput } from '@tandem/contract/endpoint'
import { type passkeyLogin, startPasskeyLogin } from '@tandem/contract/sign-in'
import { call } from '#lib/api/call.ts'

export type Assertion = CallInput<typeof passkeyLogin>['body']['response']

/** Passkeys need https, or localhost. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Lets a person choose one of the passkeys that the browser knows for this site. */
export const requestPasskey = (): Promise<Assertion> => ask(false)

/** Lets the browser offer passkeys where it fills in the address. Answers a function that takes the offer back. */
export function offerPasskeyAutofill(onChosen: (assertion: Promise<Assertion>) => void): () => void {
  let ended = false
  let cancel = () => {}
  async function offer() {
    if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return
    const { WebAuthnAbortService } = await loadLibrary()
    if (ended) return
    cancel = () => WebAuthnAbortService.cancelCeremony()
    const assertion = await ask(true)
    if (!ended) onChosen(Promise.resolve(assertion))
  }
  // An offer that fails, or that another one replaces, was only an offer.
  void offer().catch(() => {})
  return () => {
    ended = true
    cancel()
  }
}

/** The person closed the browser's dialog, or began something else. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

async function ask(useBrowserAutofill: boolean): Promise<Assertion> {
  const [{ startAuthentication }, options] = await Promise.all([loadLibrary(), call(startPasskeyLogin, {})])
  // The contract carries WebAuthn's own JSON unread.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const assertion = await startAuthentication({ optionsJSON, useBrowserAutofill })
  return { ...assertion, clientExtensionResults: { ...assertion.clientExtensionResults } }
}

/** Few sign in with one, so the first page does not load it. */
const loadLibrary = () => import('@simplewebauthn/browser')
