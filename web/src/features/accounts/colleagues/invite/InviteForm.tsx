import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import type { useInviteColleague } from '../queries.ts'
import { InviteFields } from './InviteFields.tsx'
import { type InvitationMethod, schemaOf } from './invitation-form.ts'

type InviteFormProps = {
  invite: ReturnType<typeof useInviteColleague>
  onLink: (link: string) => void
  onClose: () => void
}

const ways = ['mail', 'link'] as const

export function InviteForm({ invite, onLink, onClose }: InviteFormProps) {
  const t = useTexts('colleagues')
  const [method, setMethod] = useState<InvitationMethod>('mail')
  const form = useForm({
    resolver: useContractResolver(schemaOf(method)),
    defaultValues: { email: '', permissions: [], uses: 1, days: 14 },
  })
  useUnsavedPart(form.formState.isDirty && !invite.isSuccess)
  const submit = form.handleSubmit((invitation) =>
    invite.mutate(invitation, {
      onSuccess: ({ link }) => {
        if (link) return onLink(link)
        notify({ type: 'success', title: t('invite.sent', { email: invitation.email }) })
        onClose()
      },
      onError: (error) => applyViolations(error, form.setError),
    }),
  )
  const isAtFields = invite.error instanceof ApiError && invite.error.problem?.violations !== undefined
  return (
    <form noValidate aria-label={t('invite.title')} onSubmit={submit}>
      <Stack gap={5}>
        {invite.error && !isAtFields && (
          <InlineAlert tone="danger" title={t('invite.failed')} alert>
            {failureTextOf(invite.error)}
          </InlineAlert>
        )}
        <RadioGroup
          name="method"
          legend={t('invite.way')}
          value={method}
          onChange={(event) => setMethod(event.target.value === 'link' ? 'link' : 'mail')}
          options={ways.map((value) => ({ value, label: t(`invite.ways.${value}`) }))}
        />
        <InviteFields form={form} method={method} />
        <RequiredLegend />
        <Row justify="end" gap={2} wrap>
          <Button variant="text" disabled={invite.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={invite.isPending} busyText={t('invite.busy')}>
            {t(`invite.${method}`)}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
