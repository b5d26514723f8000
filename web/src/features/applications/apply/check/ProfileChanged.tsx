import type { Application } from '@tandem/contract/applications'
import { useMutation } from '@tanstack/react-query'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { partsOf } from '../draft/draft-fields.ts'
import type { DraftEditing } from '../draft/useDraftEditing.ts'

export const fromProfileId = 'aus-dem-profil'

type ProfileChangedProps = { profile: Application; onTakeOver: DraftEditing['replace'] }

/** The profile has changed since this application was filled from it. */
export function ProfileChanged({ profile, onTakeOver }: ProfileChangedProps) {
  const t = useTexts('applications')
  const take = useMutation({
    mutationFn: () => onTakeOver(partsOf(profile)),
    // The button goes with the difference.
    onSuccess: () => document.querySelector<HTMLElement>(`#${fromProfileId} h2`)?.focus(),
  })
  return (
    <InlineAlert
      title={t('apply.profile.changed')}
      actions={
        <Button size="sm" busy={take.isPending} onClick={() => take.mutate()}>
          {t('apply.profile.takeOver')}
        </Button>
      }
    >
      {take.isError && (refusalOf(take.error) ?? t('apply.unreached'))}
    </InlineAlert>
  )
}
