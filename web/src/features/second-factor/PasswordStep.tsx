import { PasswordProof } from '@tandem/contract/second-factor'
import type { UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { failureTextOf, refusalOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'

type PasswordStepProps<Result> = {
  intro: string
  confirm: string
  busyText?: string
  danger?: boolean
  action: Pick<UseMutationResult<Result, Error, string>, 'mutate' | 'error' | 'isPending'>
  /** Words for an error that is not the server's. */
  failure?: (error: Error) => string
  onDone: (result: Result) => void
  onCancel: () => void
}

/** In a dialog, before what only the account's owner may do. */
export function PasswordStep<Result>({
  intro,
  danger,
  action,
  onCancel,
  ...props
}: PasswordStepProps<Result>) {
  const t = useTexts('security')
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useContractResolver(PasswordProof),
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(({ password }) =>
    action.mutate(password, {
      onSuccess: props.onDone,
      onError: (error) => applyViolations(error, setError),
    }),
  )
  const { error } = action
  const isAtField = error instanceof ApiError && error.problem?.violations !== undefined
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text>{intro}</Text>
        {error && !isAtField && (
          <InlineAlert tone="danger" title={t('password.failed')} alert>
            {refusalOf(error) ?? props.failure?.(error) ?? failureTextOf(error)}
          </InlineAlert>
        )}
        <PasswordField
          {...register('password')}
          label={t('password.label')}
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
        />
        <Row justify="end" gap={2} wrap>
          <Button variant="text" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger-filled' : 'primary'}
            busy={action.isPending}
            busyText={props.busyText ?? t('password.busy')}
          >
            {props.confirm}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
