import { PasskeyName } from '@tandem/contract/second-factor'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { type Passkey, useRenamePasskey } from '../queries.ts'

type PasskeyNameFormProps = { passkey: Passkey; intro?: string; onClose: () => void }

export function PasskeyNameForm({ passkey, intro, onClose }: PasskeyNameFormProps) {
  const t = useTexts('security')
  const rename = useRenamePasskey(passkey.id)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: useContractResolver(PasskeyName),
    defaultValues: { name: passkey.name },
  })
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus])
  useUnsavedPart(formState.isDirty && !rename.isSuccess)
  const submit = handleSubmit(({ name }) =>
    rename.mutate(name, { onSuccess: onClose, onError: (error) => applyViolations(error, setError) }),
  )
  const atField = formState.errors.name?.message
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {intro && <Text>{intro}</Text>}
        {rename.error && !atField && (
          <InlineAlert tone="danger" title={t('password.failed')} alert>
            {failureTextOf(rename.error)}
          </InlineAlert>
        )}
        <TextField
          {...register('name')}
          label={t('passkeys.name')}
          autoComplete="off"
          required
          error={atField}
        />
        <Row justify="end" gap={2} wrap>
          <Button variant="text" onClick={onClose}>
            {t(intro ? 'passkeys.keepName' : 'cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={rename.isPending} busyText={t('passkeys.saving')}>
            {t('passkeys.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
