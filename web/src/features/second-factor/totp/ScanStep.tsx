import { TotpCode } from '@tandem/contract/second-factor'
import { useForm } from 'react-hook-form'
import { ApiError, isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CopyButton } from '#ui/actions/CopyButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useFocusDialogTitle } from '#ui/overlay/useDialog.ts'
import { lazyPart } from '#ui/states/lazy-part.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import type { useConfirmTotp } from '../queries.ts'
import styles from './ScanStep.module.css'

const QrCode = lazyPart(async () => (await import('./QrCode.tsx')).QrCode)

type ScanStepProps = {
  secret: string
  uri: string
  confirm: ReturnType<typeof useConfirmTotp>
  onExpired: () => void
  onCancel: () => void
}

export function ScanStep({ secret, uri, confirm, onExpired, onCancel }: ScanStepProps) {
  const t = useTexts('security')
  const step = useFocusDialogTitle<HTMLFormElement>()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useContractResolver(TotpCode),
    defaultValues: { code: '' },
  })
  const submit = handleSubmit(({ code }) =>
    // Apps show it in two groups.
    confirm.mutate(code.replaceAll(/\s/g, ''), {
      onError: (error) => applyViolations(error, setError),
    }),
  )
  return (
    <form ref={step} noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text>{t('totp.scan')}</Text>
        <QrCode loading={<Skeleton width="208px" height="208px" />} text={uri} label={t('totp.qr')} />
        <a href={uri} className={styles.open}>
          {t('totp.open')}
        </a>
        <SecretKey secret={secret} />
        <Failure error={confirm.error} onExpired={onExpired} />
        <TextField
          {...register('code')}
          label={t('totp.code')}
          hint={t('totp.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={formState.errors.code?.message}
        />
        <Row justify="end" gap={2} wrap>
          <Button variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={confirm.isPending} busyText={t('totp.confirming')}>
            {t('totp.confirm')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** A wrong code stands at its field. */
function Failure({ error, onExpired }: { error: Error | null; onExpired: () => void }) {
  const t = useTexts('security')
  const common = useTexts('common')
  if (!error || (error instanceof ApiError && error.problem?.violations)) return null
  const isExpired = isRefusal(error, 'token_invalid')
  return (
    <InlineAlert
      tone="danger"
      alert
      actions={
        isExpired && (
          <Button size="sm" onClick={onExpired}>
            {common('error.retry')}
          </Button>
        )
      }
    >
      {isExpired ? t('totp.expired') : failureTextOf(error)}
    </InlineAlert>
  )
}

/** In groups, so that it can be typed off; copied without them. */
function SecretKey({ secret }: { secret: string }) {
  const t = useTexts('security')
  return (
    <Stack gap={2}>
      <Text size="small" muted>
        {t('totp.secret')}
      </Text>
      <Row gap={3} wrap>
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton size="sm" text={secret} />
      </Row>
    </Stack>
  )
}
