import { useTexts } from '#lib/i18n/texts.ts'
import { Stack } from '#ui/layout/Stack.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'

const widths = ['95%', '88%', '92%', '40%', '90%', '94%', '60%']

export function PageSkeleton() {
  const t = useTexts('common')
  return (
    <LoadingArea label={t('loading')}>
      <Stack gap={3}>
        {widths.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </LoadingArea>
  )
}
