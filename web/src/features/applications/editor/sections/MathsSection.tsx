import { paths } from '@tandem/contract/paths'
import { useController } from 'react-hook-form'
import { highestMathsLevel, useMathsModuleName } from '#features/applications/record/content/MathsModules.tsx'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Switch } from '#ui/fields/choice/Switch.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import type { Draft } from '../saving/content.ts'

/** Results of the maths self-test, each shown to companies or not. */
export function MathsSection() {
  const t = useTexts('applications')
  const to = useTo()
  const { field } = useController<Draft, 'moduleAdditionals'>({ name: 'moduleAdditionals' })
  const modules = field.value
  const nameOf = useMathsModuleName()
  return (
    <SectionCard id="mathe" title={t('editor.mathe.title')} description={t('editor.mathe.text')}>
      {modules.length === 0 && (
        <Text muted>
          {t('editor.mathe.none')} <TextLink to={{ hash: 'kenntnisse' }}>{t('editor.mathe.skills')}</TextLink>
        </Text>
      )}
      <Stack gap={2}>
        {modules.map((module, index) => (
          <Switch
            key={module.name}
            label={t('editor.mathe.show', { name: nameOf(module.name) })}
            hint={t('record.mathsLevel', { level: module.rating, highest: highestMathsLevel })}
            checked={module.visible}
            onChange={({ target }) =>
              field.onChange(modules.with(index, { ...module, visible: target.checked }))
            }
          />
        ))}
      </Stack>
      <TextLink to={to(paths.mathsResult())}>{t('editor.mathe.toTest')}</TextLink>
    </SectionCard>
  )
}
