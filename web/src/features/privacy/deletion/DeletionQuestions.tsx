import { paths } from '@tandem/contract/paths'
import { deletionReasons } from '@tandem/contract/privacy'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { RadioGroup } from '#ui/fields/choice/RadioGroup.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Consequences } from './Consequences.tsx'
import type { DeletionForm } from './deletion-form.ts'

/** Nobody finds a study place with an admin's account. */
const reasonsOf = {
  applicant: deletionReasons,
  company: deletionReasons,
  admin: ['changed_plans', 'not_satisfied', 'other'],
} as const

const commentLength = 2000

export function DeletionQuestions({ form }: { form: DeletionForm }) {
  const t = useTexts('privacy')
  const to = useTo()
  const { type } = useSignedIn()
  const { errors } = form.formState
  const whose = type === 'company' ? 'company' : 'own'
  return (
    <>
      <Consequences type={type} />
      <RadioGroup
        {...form.register('reason')}
        legend={t('reason.legend')}
        hint={t('reason.hint')}
        required
        error={errors.reason?.message}
        options={reasonsOf[type].map((value) => ({ value, label: t(`reason.${whose}.${value}`) }))}
      />
      <TextArea
        {...form.register('comment')}
        label={t('comment.label')}
        hint={t('comment.hint')}
        maxLength={commentLength}
        autoGrow
        error={errors.comment?.message}
      />
      <RequiredLegend />
      <Row wrap>
        <Button type="submit" variant="danger">
          {t('next')}
        </Button>
        <ButtonLink variant="text" to={to(paths.account())}>
          {t('keep')}
        </ButtonLink>
      </Row>
    </>
  )
}
