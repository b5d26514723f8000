import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'

export const fromProfileId = 'aus-dem-profil'

type ProfileChangedProps = {
  title: string
  action: string
  onTakeOver: () => Promise<void>
  children?: ReactNode
}

/** The profile has changed since this application was filled from it. */
export function ProfileChanged({ title, action, onTakeOver, children }: ProfileChangedProps) {
  const t = useTexts('applications')
  const take = useMutation({
    mutationFn: onTakeOver,
    // The button goes with the difference.
    onSuccess: () => document.querySelector<HTMLElement>(`#${fromProfileId} h2`)?.focus(),
  })
  return (
    <InlineAlert
      title={title}
      actions={
        <Button size="sm" busy={take.isPending} onClick={() => take.mutate()}>
          {action}
        </Button>
      }
    >
      {children}
      {take.isError && <p role="alert">{refusalOf(take.error) ?? t('apply.unreached')}</p>}
    </InlineAlert>
  )
}
