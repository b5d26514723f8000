import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { RadioGroup } from '#ui/choice/RadioGroup.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { RequiredLegend } from '#ui/form/RequiredLegend.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import type { useInviteColleague } from '../queries.ts'
import { InviteFields } from './InviteFields.tsx'
import { schemaOf, type Way } from './invitation-form.ts'

type InviteFormProps = {
  invite: ReturnType<typeof useInviteColleague>
  onLink: (link: string) => void
  onClose: () => void
}

const ways = ['mail', 'link'] as const

export function InviteForm({ invite, onLink, onClose }: InviteFormProps) {
  const t = useTexts('colleagues')
  const [way, setWay] = useState<Way>('mail')
  const form = useForm({
    resolver: useContractResolver(schemaOf(way)),
    defaultValues: { email: '', permissions: [], uses: 1, days: 14 },
  })
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
            {refusalOf(invite.error) ?? t('unreached')}
          </InlineAlert>
        )}
        <RadioGroup
          name="way"
          legend={t('invite.way')}
          value={way}
          onChange={(event) => setWay(event.target.value === 'link' ? 'link' : 'mail')}
          options={ways.map((value) => ({ value, label: t(`invite.ways.${value}`) }))}
        />
        <InviteFields form={form} way={way} />
        <RequiredLegend />
        <Row justify="end" gap={2} wrap>
          <Button variant="text" disabled={invite.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={invite.isPending} busyText={t('invite.busy')}>
            {t(`invite.${way}`)}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
