import { useTexts } from '#lib/i18n/texts.ts'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from './Neighbours.module.css'
import { useShortcutsOn } from './useShortcuts.ts'

const keys = ['j', 'k', 'd', 'm', 'i', 'h', 'r', 'n', 'e', 'z', 'u'] as const

export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('applications')
  const on = useShortcutsOn((state) => state.on)
  return (
    <Dialog open={open} onClose={onClose} title={t('neighbours.shortcuts')}>
      <Stack gap={4}>
        <Switch
          label={t('neighbours.use')}
          checked={on}
          onChange={({ target }) => useShortcutsOn.setState({ on: target.checked })}
        />
        <dl className={styles.keys}>
          {keys.map((key) => (
            <Key key={key} name={key} does={t(`neighbours.keys.${key}`)} />
          ))}
          <Key name="?" does={t('neighbours.shortcuts')} />
        </dl>
      </Stack>
    </Dialog>
  )
}

const Key = ({ name, does }: { name: string; does: string }) => (
  <div>
    <dt>
      <kbd>{name}</kbd>
    </dt>
    <dd>{does}</dd>
  </div>
)
