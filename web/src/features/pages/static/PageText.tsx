import { useFormats } from '#lib/format/useFormats.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ServedMarkdown } from './ServedMarkdown.tsx'

export function PageText({ body, updatedAt }: { body: string; updatedAt: string }) {
  const t = useTexts('pages')
  const { day } = useFormats()
  return (
    <Stack gap={4}>
      <ServedMarkdown>{body}</ServedMarkdown>
      <Text size="small" muted>
        {t('static.updated', { day: day(updatedAt) })}
      </Text>
    </Stack>
  )
}
