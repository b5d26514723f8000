import { IconChevronDown } from '@tabler/icons-react'
import type { Application } from '@tandem/contract/applications'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { MoveMenu } from '../stage/MoveMenu.tsx'
import { useMove } from '../stage/useMove.ts'

type MoveActionProps = { application: Application; name: string }

export function MoveAction({ application, name }: MoveActionProps) {
  const t = useTexts('applications')
  const move = useMove()
  const { stage } = application
  return (
    <>
      <MoveMenu
        application={application}
        name={name}
        onMove={(next) => move(application, next)}
        trigger={(props) => (
          <Button {...props} iconAfter={IconChevronDown}>
            {t('move.action')}
          </Button>
        )}
      />
      <LiveRegion>{stage && t('move.done', { name, stage: t(`standing.company.${stage}`) })}</LiveRegion>
    </>
  )
}
