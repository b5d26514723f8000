import { useEffect, useRef, useState } from 'react'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { EmailForm } from './EmailForm.tsx'
import { PendingEmail } from './PendingEmail.tsx'
import { useCancelEmail } from './queries.ts'

/** The address, the change that waits to be confirmed, and the form for another one. */
export function EmailPart() {
  const t = useTexts('signInSections')
  const { email, pendingEmail } = useSignedIn()
  const [isChanging, setIsChanging] = useState(false)
  const withdraw = useCancelEmail()
  const heading = useFocusWhenGone(isChanging || pendingEmail !== null, isChanging)
  const isWithdrawn = withdraw.isSuccess && !pendingEmail

  return (
    <Stack gap={3}>
      <h3 ref={heading} tabIndex={-1} className="h4">
        {t('email.title')}
      </h3>
      <Text>
        <Trans t={t} i18nKey="email.current" values={{ email }} components={{ address: <b /> }} />
      </Text>
      {pendingEmail && (
        <PendingEmail email={pendingEmail} withdraw={withdraw} onAgain={() => setIsChanging(true)} />
      )}
      {isChanging ? (
        <EmailForm asked={pendingEmail} onClose={() => setIsChanging(false)} />
      ) : (
        !pendingEmail && (
          <Row wrap>
            <Button onClick={() => setIsChanging(true)}>{t('email.change')}</Button>
            <SaveState
              state={isWithdrawn ? 'saved' : 'idle'}
              text={isWithdrawn ? t('email.withdrawn') : ''}
            />
          </Row>
        )
      )}
    </Stack>
  )
}

/** When what had the focus goes, the heading takes it. */
function useFocusWhenGone(...shown: boolean[]) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const hasGone = before.current.some((wasShown, index) => wasShown && !shown[index])
    before.current = shown
    if (hasGone && document.activeElement === document.body) heading.current?.focus()
  })
  return heading
}
