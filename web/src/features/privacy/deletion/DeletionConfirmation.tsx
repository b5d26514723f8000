import { paths } from '@tandem/contract/paths'
import { useEffect, useRef } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { Trans } from '#lib/i18n/Trans.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { DeletionForm } from './deletion-form.ts'
import type { useDeleteAccount } from './useDeleteAccount.ts'

type DeletionConfirmationProps = {
  form: DeletionForm
  deletion: ReturnType<typeof useDeleteAccount>
  onBack: () => void
}

export function DeletionConfirmation({ form, deletion, onBack }: DeletionConfirmationProps) {
  const t = useTexts('privacy')
  const { email } = useSignedIn()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Stack gap={2}>
        <h2 ref={heading} className="h3" tabIndex={-1}>
          {t('confirm.title')}
        </h2>
        <Text>
          <Trans t={t} i18nKey="confirm.text" values={{ email }} components={{ address: <b /> }} />
        </Text>
      </Stack>
      {deletion.error && <Failure error={deletion.error} />}
      <PasswordField
        {...form.register('password')}
        label={t('confirm.password')}
        autoComplete="current-password"
        required
        error={form.formState.errors.password?.message}
      />
      <Row wrap>
        <Button type="submit" variant="danger-filled" busy={deletion.isPending} busyText={t('confirm.busy')}>
          {t('confirm.submit')}
        </Button>
        <Button variant="text" disabled={deletion.isPending} onClick={onBack}>
          {t('confirm.back')}
        </Button>
      </Row>
    </>
  )
}

/** A wrong password stands at its field alone. */
function Failure({ error }: { error: Error }) {
  const t = useTexts('privacy')
  const to = useTo()
  if (isRefusal(error, 'invalid_input')) return null
  return (
    <InlineAlert
      tone="danger"
      title={t('confirm.failed')}
      alert
      actions={
        isRefusal(error, 'last_manager') && (
          <ButtonLink size="sm" to={to(paths.account({ hash: 'team' }))}>
            {t('confirm.toTeam')}
          </ButtonLink>
        )
      }
    >
      {failureTextOf(error)}
    </InlineAlert>
  )
}
