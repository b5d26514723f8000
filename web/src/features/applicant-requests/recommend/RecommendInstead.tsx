import { IconShare3 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { recommendationsQuery } from '../queries.ts'

type RecommendInsteadProps = { applicationId: string; name: string; onRecommend: () => void }

/** For whoever is about to decline: that another company may have a place. Nothing where that cannot be asked. */
export function RecommendInstead({ applicationId, name, onRecommend }: RecommendInsteadProps) {
  const t = useTexts('applicantRequests')
  const { data } = useQuery(recommendationsQuery(applicationId, useLocale()))
  if (!data?.can.recommend) return null
  return (
    <Stack gap={2}>
      <Text size="small">{t('recommend.beforeDecline', { name })}</Text>
      <div>
        <Button size="sm" icon={IconShare3} onClick={onRecommend}>
          {t('recommend.action')}
        </Button>
      </div>
    </Stack>
  )
}
