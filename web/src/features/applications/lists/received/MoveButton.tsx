import { IconArrowsRightLeft } from '@tabler/icons-react'
import type { ApplicationSummary } from '@tandem/contract/applications'
import { stagesAhead } from '#features/applications/stage/board-columns.ts'
import { MoveMenu } from '#features/applications/stage/MoveMenu.tsx'
import type { MovableStage } from '#features/applications/stage/send-move.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'

type MoveButtonProps = {
  application: ApplicationSummary
  onMove: (stage: MovableStage) => void
  /** Asks how it ended. */
  onClosing?: () => void
}

/** Absent where the application has come to its end, and while the company is suspended. */
export function MoveButton({ application, onMove, onClosing }: MoveButtonProps) {
  const t = useTexts('applications')
  const isSuspended = useSignedIn().companyStatus === 'suspended'
  const name = application.applicant?.name ?? ''
  if (isSuspended || stagesAhead(application).length === 0) return null
  return (
    <MoveMenu
      application={application}
      name={name}
      onMove={onMove}
      onClosing={onClosing}
      trigger={(props) => (
        <IconButton {...props} icon={IconArrowsRightLeft} label={t('move.label', { name })} />
      )}
    />
  )
}
