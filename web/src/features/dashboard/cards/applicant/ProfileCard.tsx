import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { Dashboard } from '@tandem/contract/dashboard'
import { paths } from '@tandem/contract/paths'
import { NextBestStep } from '#features/applications/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { ProgressRing } from '#ui/states/progress/ProgressRing.tsx'
import { DashboardCard } from '../DashboardCard.tsx'

export function ProfileCard({ profile }: { profile: NonNullable<Dashboard['profile']> }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { id, filledPercentage: percent, visible, next } = profile
  const state = !id ? 'none' : percent < 50 ? 'begun' : percent < 100 ? 'nearly' : 'done'
  return (
    <DashboardCard
      title={t('profile.title')}
      aside={
        id && (
          <Tag tone={visible ? 'success' : 'neutral'} icon={visible ? IconEye : IconEyeOff}>
            {t(visible ? 'profile.visible' : 'profile.hidden')}
          </Tag>
        )
      }
    >
      <Row gap={5}>
        <ProgressRing value={percent} size={112} label={t('profile.filled', { percent })} />
        <Stack gap={1}>
          <Text strong>{t(`profile.state.${state}`)}</Text>
          <Text size="small" muted>
            {t(`profile.text.${state}`)}
          </Text>
          {id && next && <NextBestStep next={next} pathname={to(paths.ownProfile({ applicationId: id }))} />}
        </Stack>
      </Row>
      <div>
        <ButtonLink variant="soft" to={to(paths.ownProfile({ applicationId: id ?? undefined }))}>
          {t(id ? 'profile.edit' : 'profile.create')}
        </ButtonLink>
      </div>
    </DashboardCard>
  )
}
