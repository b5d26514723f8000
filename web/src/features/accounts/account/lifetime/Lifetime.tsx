import type { Account } from '@tandem/contract/accounts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ProgressBar } from '#ui/states/progress/ProgressBar.tsx'
import { useRenew } from '../queries.ts'

/** What is left as a line and in words, and the button once it may be used. */
export function Lifetime({ account }: { account: Account }) {
  const t = useTexts('account')
  const { day } = useFormats()
  const renew = useRenew()
  const { accountLifetime: left, accountMaxLifetime: whole } = account
  const until = day(endOfLifetime(left))
  return (
    <Stack gap={4}>
      {left === 0 ? (
        <InlineAlert tone="warning" title={t('lifetime.over')}>
          {t(account.type === 'applicant' ? 'lifetime.overText.applicant' : 'lifetime.overText.company')}
        </InlineAlert>
      ) : (
        <Stack gap={2}>
          <Text>
            <b>{t('lifetime.left', { count: left })}</b>, {t('lifetime.until', { date: until })}
          </Text>
          <ProgressBar value={Math.min(100, (left / whole) * 100)} label={t('lifetime.line')} />
        </Stack>
      )}
      {renew.error && (
        <InlineAlert tone="danger" title={t('lifetime.failed')} alert>
          {failureTextOf(renew.error)}
        </InlineAlert>
      )}
      <Row wrap>
        {account.allowRevalidation && (
          <Button
            variant="primary"
            busy={renew.isPending}
            busyText={t('lifetime.renewBusy')}
            onClick={() => renew.mutate()}
          >
            {t('lifetime.renew')}
          </Button>
        )}
        {!account.allowRevalidation && !renew.isSuccess && (
          <Text size="small" muted>
            {t('lifetime.renewFrom', { date: day(renewableFrom(left)) })}
          </Text>
        )}
        <SaveState
          state={renew.isSuccess ? 'saved' : 'idle'}
          text={renew.isSuccess ? t('lifetime.renewed', { date: until }) : ''}
        />
      </Row>
    </Stack>
  )
}

/** The server allows it from here on and says so by `allowRevalidation`; only the date is reckoned. */
const renewableDaysBefore = 30
const dayMs = 24 * 60 * 60 * 1000

const endOfLifetime = (daysLeft: number): Date => new Date(Date.now() + daysLeft * dayMs)

const renewableFrom = (daysLeft: number): Date => endOfLifetime(daysLeft - renewableDaysBefore)
