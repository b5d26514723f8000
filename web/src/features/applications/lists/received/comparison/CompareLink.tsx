import { IconColumns3 } from '@tabler/icons-react'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { comparable, useCompared } from './useCompared.ts'

/** For as many as can stand beside each other. */
export function CompareLink({ ids }: { ids: string[] }) {
  const t = useTexts('applications')
  const { searchOf } = useCompared()
  if (ids.length < comparable.min || ids.length > comparable.max) return null
  return (
    <ButtonLink size="sm" icon={IconColumns3} to={{ search: searchOf(ids) }}>
      {t('compare.action')}
    </ButtonLink>
  )
}
