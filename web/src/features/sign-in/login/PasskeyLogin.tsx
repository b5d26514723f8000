import { IconKey } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { usePasskeySignIn } from '../queries.ts'
import { hasPasskeys, isCancelled, offerPasskeyAutofill, requestPasskey } from './passkeys.ts'

type PasskeyLoginProps = {
  /** The form has a field with `autocomplete="… webauthn"`. */
  autofill?: boolean
}

/** Signs in without address and password: by the button, or where the browser fills in the address. */
export function PasskeyLogin({ autofill = false }: PasskeyLoginProps) {
  const t = useTexts('signIn')
  const { mutate, error, isPending } = usePasskeySignIn()
  useEffect(() => {
    if (autofill) return offerPasskeyAutofill(mutate)
  }, [autofill, mutate])
  // A server does not know the browser.
  const isPossible = useSyncExternalStore(neverChanges, hasPasskeys, () => false)
  if (!isPossible) return null
  return (
    <>
      <Button
        size="lg"
        block
        icon={IconKey}
        busy={isPending}
        busyText={t('login.busy')}
        onClick={() => mutate(requestPasskey())}
      >
        {t('login.passkey')}
      </Button>
      {error && !isCancelled(error) && (
        <InlineAlert tone="danger" alert>
          {refusalOf(error) ?? t('login.passkeyFailed')}
        </InlineAlert>
      )}
    </>
  )
}

const neverChanges = () => () => {}
