import { startPasskey } from '@tandem/contract/second-factor'
import { isCancelled } from '#features/sign-in/public.ts'
import { call } from '#lib/api/call.ts'
import { type NameWords, suggestName } from './suggest-name.ts'

/**
 * Lets the browser make a passkey; null when that was called off.
 * @throws ApiError, NetworkError, or an Error of the browser: `InvalidStateError` where the device has one already
 */
export async function createPasskey(password: string, words: NameWords) {
  // Beside each other: the less time passes after the click, the surer browsers still take it for the person's wish.
  const [options, { startRegistration }] = await Promise.all([
    call(startPasskey, { body: { password } }),
    import('@simplewebauthn/browser'),
  ])
  try {
    // The contract leaves these options to the libraries at both ends.
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
    const made = await startRegistration({ optionsJSON })
    const response = { ...made, clientExtensionResults: { ...made.clientExtensionResults } }
    return { response, name: suggestName(made, navigator.userAgent, words) }
  } catch (error) {
    if (isCancelled(error)) return null
    throw error
  }
}

/** Ends what the browser shows. */
export async function cancelPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}
