import { paths } from '@tandem/contract/paths'
import { AccountDeletion } from '@tandem/contract/privacy'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { applyViolations } from '#lib/form/applyViolations.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useErrorsInLanguage } from '#lib/form/useErrorsInLanguage.ts'
import { useUnsavedValues } from '#lib/form/useUnsavedValues.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { focusPageHeadingInSight } from '#lib/sections/go-to-section.ts'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { StepBar } from '#ui/nav/steps/StepBar.tsx'
import { DeletionConfirmation } from './DeletionConfirmation.tsx'
import { DeletionQuestions } from './DeletionQuestions.tsx'
import { useDeleteAccount } from './useDeleteAccount.ts'

const confirmation = { step: 'confirm' }

/** Both steps are one form, and the second an entry of the history: the way back finds the answers as they were. */
export function DeleteAccountPage() {
  const t = useTexts('privacy')
  const to = useTo()
  const navigate = useNavigate()
  const { state } = useLocation()
  const deletion = useDeleteAccount()
  const form = useForm({
    mode: 'onTouched',
    resolver: useContractResolver(AccountDeletion),
    defaultValues: { comment: '', password: '' },
  })
  // Loaded anew, the page has no answers.
  const asked = state?.step === confirmation.step && form.getValues('reason') ? 'confirm' : 'reason'
  useFocusOnReturn(asked)
  useErrorsInLanguage(form)
  useUnsavedValues('deletion', form, ['reason', 'comment'])

  const submit = form.handleSubmit((answers) =>
    deletion.mutate(answers, { onError: (error) => applyViolations(error, form.setError) }),
  )
  async function goOn(event: SubmitEvent) {
    event.preventDefault()
    if (await form.trigger(['reason', 'comment'], { shouldFocus: true })) {
      await navigate({}, { state: confirmation })
    }
  }
  return (
    <Page width="form">
      <PageHead title={t('title')} lead={t('lead')} back={{ to: to(paths.account()), label: t('back') }} />
      <form noValidate aria-label={t('title')} onSubmit={asked === 'reason' ? goOn : submit}>
        <Stack gap={6}>
          <StepBar
            label={t('steps.label')}
            steps={[t('steps.reason'), t('steps.confirm')]}
            current={asked === 'reason' ? 0 : 1}
          />
          {asked === 'reason' ? (
            <DeletionQuestions form={form} />
          ) : (
            <DeletionConfirmation form={form} deletion={deletion} onBack={() => void navigate(-1)} />
          )}
        </Stack>
      </form>
    </Page>
  )
}

/** The second step takes the focus itself; back from there what had it is gone. */
function useFocusOnReturn(asked: 'reason' | 'confirm'): void {
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === 'confirm' && asked === 'reason') focusPageHeadingInSight()
    before.current = asked
  }, [asked])
}
