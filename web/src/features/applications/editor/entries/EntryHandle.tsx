import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import styles from './EntryList.module.css'
import type { useReorder } from './useReorder.ts'

type EntryHandleProps = Pick<ReturnType<typeof useReorder>, 'move' | 'handleOf'> & {
  name: string
  index: number
  count: number
}

/** Moves an entry: dragged, by the arrow keys, or by the menu that it opens, so that nobody has to drag. */
export function EntryHandle({ name, index, count, move, handleOf }: EntryHandleProps) {
  const t = useTexts('applications')
  const label = t('editor.move', { name })
  return (
    <Menu
      label={label}
      trigger={(menu) => (
        <IconButton
          {...handleOf(index)}
          {...menu}
          data-handle
          className={styles.handle}
          icon={IconGripVertical}
          label={label}
          aria-description={t('editor.moveHint')}
        />
      )}
      items={[
        {
          key: 'up',
          label: t('editor.moveUp'),
          icon: IconArrowUp,
          disabled: index === 0,
          onSelect: () => move(index, index - 1),
        },
        {
          key: 'down',
          label: t('editor.moveDown'),
          icon: IconArrowDown,
          disabled: index === count - 1,
          onSelect: () => move(index, index + 1),
        },
      ]}
    />
  )
}
