import type { ReactNode, SubmitEventHandler } from 'react'
import { isAtFields, refusalOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { SaveState } from '#ui/feedback/SaveState.tsx'
import { RequiredLegend } from '#ui/fields/form/RequiredLegend.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'

type AccountFormProps = {
  label: string
  submit: string
  busyText: string
  /** Of the call behind it. */
  isPending: boolean
  error: Error | null
  /** Something typed would be lost. */
  isDirty: boolean
  /** It was typed before the page was opened anew, and never saved. */
  isFound?: boolean
  isSaved?: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
  /** Beside the button. */
  aside?: ReactNode
  children: ReactNode
}

/** A form of the page: what the server refuses as a whole stands beside the button, in sight on a phone too. */
export function AccountForm({ label, children, aside, onSubmit, ...form }: AccountFormProps) {
  const t = useTexts('signInSections')
  useUnsavedPart(form.isDirty)
  const { error } = form
  return (
    <form onSubmit={onSubmit} noValidate aria-label={label}>
      <Stack gap={5}>
        {form.isFound && <InlineAlert title={t('found.title')}>{t('found.text')}</InlineAlert>}
        {children}
        {error && !isAtFields(error) && (
          <InlineAlert tone="danger" title={t('notSaved')} alert>
            {refusalOf(error) ?? t('unreached')}
          </InlineAlert>
        )}
        <Stack gap={3}>
          <Row wrap>
            <Button type="submit" variant="primary" busy={form.isPending} busyText={form.busyText}>
              {form.submit}
            </Button>
            {aside}
            <SaveState state={form.isSaved ? 'saved' : 'idle'} text={form.isSaved ? t('saved') : ''} />
          </Row>
          <RequiredLegend />
        </Stack>
      </Stack>
    </form>
  )
}
