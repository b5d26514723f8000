import { useQuery } from '@tanstack/react-query'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { blockedCompaniesQuery } from './queries.ts'

/** Beside a preview of what companies see. */
export function BlockedSummary() {
  const t = useTexts('blockedCompanies')
  const { list } = useFormats()
  const { data = [] } = useQuery(blockedCompaniesQuery)
  if (data.length === 0) return null
  return (
    <Text size="small" muted>
      {t('preview', { names: list(data.map(({ name }) => name)) })}
    </Text>
  )
}
