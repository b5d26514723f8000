import type { ReactElement } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Menu, type MenuTriggerProps } from '#ui/overlay/Menu.tsx'
import { stagesAhead } from './board-columns.ts'
import type { Progress } from './progress-steps.ts'
import type { MovableStage } from './send-move.ts'

type MoveMenuProps = {
  application: Progress
  name: string
  onMove: (stage: MovableStage) => void
  /** Where it can be ended from here, too. */
  onClosing?: (() => void) | undefined
  trigger: (props: MenuTriggerProps) => ReactElement
}

/** Where an application can go; with it nobody has to drag. */
export function MoveMenu({ application, name, onMove, onClosing, trigger }: MoveMenuProps) {
  const t = useTexts('applications')
  return (
    <Menu
      label={t('move.label', { name })}
      trigger={trigger}
      items={[
        ...stagesAhead(application).map((stage) => ({
          key: stage as string,
          label: t(`move.to.${stage}`),
          onSelect: () => onMove(stage),
        })),
        ...(onClosing ? [{ key: 'closed', label: t('move.closing'), onSelect: onClosing }] : []),
      ]}
    />
  )
}
