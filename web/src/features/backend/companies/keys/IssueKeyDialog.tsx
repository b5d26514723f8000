import { companyPermissions, NewInvitation } from '@tandem/contract/accounts/colleagues'
import type { CompanyReview } from '@tandem/contract/backend'
import { Email } from '@tandem/contract/common'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Checkbox } from '#ui/fields/choice/Checkbox.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { IssuedKey } from './IssuedKey.tsx'
import styles from './KeysCard.module.css'
import { useIssueKey } from './queries.ts'

const ways = ['letter', 'mail'] as const
type Way = (typeof ways)[number]
const daysOnOffer = [7, 14, 30, 60, 90]

const { permissions, uses, days } = NewInvitation.shape
const forms = {
  letter: z.object({ email: z.optional(z.string()), permissions, uses, days }),
  mail: z.object({ email: Email, permissions, uses, days }),
}

export function IssueKeyDialog({ review, onClose }: { review: CompanyReview; onClose: () => void }) {
  const t = useTexts('officeCompanies')
  const issue = useIssueKey(review.id)
  const [link, setLink] = useState<string | null>(null)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(link ? 'keys.issuedTitle' : 'keys.issueTitle')}
      busy={issue.isPending}
    >
      {link ? (
        <IssuedKey companyId={review.id} link={link} onClose={onClose} />
      ) : (
        <IssueForm issue={issue} onLink={setLink} onClose={onClose} />
      )}
    </Dialog>
  )
}

type IssueFormProps = {
  issue: ReturnType<typeof useIssueKey>
  onLink: (link: string) => void
  onClose: () => void
}

function IssueForm({ issue, onLink, onClose }: IssueFormProps) {
  const t = useTexts('officeCompanies')
  const [way, setWay] = useState<Way>('letter')
  const form = useForm({
    resolver: useContractResolver(forms[way]),
    defaultValues: { email: '', permissions: [...companyPermissions], uses: 1, days: 30 },
  })
  useErrorsInLanguage(form)
  const { errors, isDirty } = form.formState
  useUnsavedPart(isDirty && !issue.isSuccess)
  const submit = form.handleSubmit(({ email, ...key }) => {
    const isMailed = way === 'mail'
    issue.mutate(isMailed ? { ...key, email, uses: 1 } : key, {
      onSuccess: ({ link }) => {
        if (link) return onLink(link)
        notify({ type: 'success', title: t('keys.mailed', { email: email ?? '' }) })
        onClose()
      },
      onError: (error) => applyViolations(error, form.setError),
    })
  })
  return (
    <form noValidate aria-label={t('keys.issueTitle')} onSubmit={submit}>
      <Stack gap={5}>
        {issue.error && Object.keys(errors).length === 0 && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(issue.error)}
          </InlineAlert>
        )}
        <RadioGroup
          name="way"
          legend={t('keys.way')}
          value={way}
          onChange={({ target }) => setWay(target.value === 'mail' ? 'mail' : 'letter')}
          options={ways.map((value) => ({ value, label: t(`keys.ways.${value}`) }))}
        />
        {way === 'mail' && (
          <TextField
            {...form.register('email')}
            label={t('keys.email')}
            type="email"
            autoComplete="off"
            required
            error={errors.email?.message}
          />
        )}
        <PermissionBoxes>
          {companyPermissions.map((permission) => (
            <Checkbox
              {...form.register('permissions')}
              key={permission}
              value={permission}
              label={t(`keys.permissions.${permission}`)}
              hint={t(`keys.permissions.${permission}-hint`)}
            />
          ))}
        </PermissionBoxes>
        <div className={styles.pair}>
          {way === 'letter' && (
            <TextField
              {...form.register('uses', { valueAsNumber: true })}
              label={t('keys.uses')}
              hint={t('keys.usesHint')}
              inputMode="numeric"
              required
              error={errors.uses?.message}
            />
          )}
          <SelectField
            {...form.register('days', { valueAsNumber: true })}
            label={t('keys.days')}
            options={daysOnOffer.map((count) => ({
              value: `${count}`,
              label: t('keys.daysCount', { count }),
            }))}
            error={errors.days?.message}
          />
        </div>
        <RequiredLegend />
        <Row justify="end" gap={2} wrap>
          <Button variant="text" disabled={issue.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={issue.isPending} busyText={t('busy')}>
            {t('keys.submit')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function PermissionBoxes({ children }: { children: ReactNode }) {
  const t = useTexts('officeCompanies')
  return (
    <fieldset className={styles.permissions}>
      <legend className={styles.legend}>{t('keys.permissions.label')}</legend>
      <Stack gap={2}>{children}</Stack>
    </fieldset>
  )
}
