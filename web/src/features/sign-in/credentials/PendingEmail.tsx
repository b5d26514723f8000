import { failureTextOf } from '#lib/api/refusal-of.ts'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import type { useCancelEmail } from './queries.ts'

type PendingEmailProps = {
  email: string
  withdraw: ReturnType<typeof useCancelEmail>
  onAgain: () => void
}

export function PendingEmail({ email, withdraw, onAgain }: PendingEmailProps) {
  const t = useTexts('signInSections')
  return (
    <>
      {withdraw.error && (
        <InlineAlert tone="danger" title={t('email.withdrawFailed')} alert>
          {failureTextOf(withdraw.error)}
        </InlineAlert>
      )}
      <InlineAlert
        title={t('email.pending')}
        actions={
          <>
            <Button size="sm" onClick={onAgain}>
              {t('email.again')}
            </Button>
            <Button
              size="sm"
              busy={withdraw.isPending}
              busyText={t('email.withdrawBusy')}
              onClick={() => withdraw.mutate()}
            >
              {t('email.withdraw')}
            </Button>
          </>
        }
      >
        <Trans t={t} i18nKey="email.pendingText" values={{ email }} components={{ address: <b /> }} />
      </InlineAlert>
    </>
  )
}
