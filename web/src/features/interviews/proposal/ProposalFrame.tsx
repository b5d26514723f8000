import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { CallFailed } from '../CallFailed.tsx'
import type { useProposalErrors } from './useProposalErrors.ts'

type ProposalFrameProps = {
  title: string
  found: Pick<ReturnType<typeof useProposalErrors>, 'form' | 'errors'>
  propose: { error: Error | null; isPending: boolean }
  note: { value: string; maxLength: number; onChange: (note: string) => void }
  onSend: () => void
  onCancel: () => void
  children: ReactNode
}

/** Around the times that either side proposes: the heading, the note, what went wrong, and sending. */
export function ProposalFrame({
  title,
  found: { form, errors },
  propose,
  note,
  onSend,
  onCancel,
  children,
}: ProposalFrameProps) {
  const t = useTexts('interviews')
  const isAboutField = Object.keys(errors).length > 0

  function send(event: FormEvent) {
    event.preventDefault()
    onSend()
  }
  return (
    <form ref={form} onSubmit={send} noValidate>
      <Stack gap={5}>
        <Heading>{title}</Heading>
        {children}
        <TextArea
          label={t('form.note')}
          value={note.value}
          error={errors.note}
          maxLength={note.maxLength}
          rows={3}
          onChange={({ target }) => note.onChange(target.value)}
        />
        <CallFailed error={isAboutField ? null : propose.error} changed={t('form.changed')} />
        <Row wrap>
          <Button type="submit" variant="primary" busy={propose.isPending}>
            {t('form.send')}
          </Button>
          <Button variant="text" onClick={onCancel} disabled={propose.isPending}>
            {t('form.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** The form opened where a button was pressed: its heading takes the focus. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h3 ref={heading} className="h4" tabIndex={-1}>
      {children}
    </h3>
  )
}
