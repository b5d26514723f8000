import { useTexts } from '#lib/i18n/texts.ts'
import { Definition, DefinitionList } from '#ui/data/DefinitionList.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { useShortcutsOn } from './useShortcuts.ts'

const keys = ['j', 'k', 'd', 'm', 'r', 'n', 'e', 'z', 'u'] as const

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
        <DefinitionList>
          {keys.map((key) => (
            <Definition key={key} term={<kbd>{key}</kbd>}>
              {t(`neighbours.keys.${key}`)}
            </Definition>
          ))}
          <Definition term={<kbd>?</kbd>}>{t('neighbours.shortcuts')}</Definition>
        </DefinitionList>
      </Stack>
    </Dialog>
  )
}
