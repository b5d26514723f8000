import type { Dashboard } from '@tandem/contract/dashboard'
import { paths } from '@tandem/contract/paths'
import { OpenParts } from '#features/applications/public.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ProgressRing } from '#ui/states/progress/ProgressRing.tsx'
import { DashboardCard } from '../DashboardCard.tsx'
import { useVisibility, VisibilityMeaning, VisibilitySwitch } from './VisibilitySwitch.tsx'

type Profile = NonNullable<Dashboard['profile']>
type BegunProfile = Profile & { id: string }

const isBegun = (profile: Profile): profile is BegunProfile => profile.id !== null

export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useTexts('dashboard')
  const to = useTo()
  if (isBegun(profile)) return <OwnProfile profile={profile} />
  return (
    <DashboardCard title={t('profile.title')}>
      <Filled profile={profile} />
      <div>
        <ButtonLink variant="soft" to={to(paths.ownProfile())}>
          {t('profile.create')}
        </ButtonLink>
      </div>
    </DashboardCard>
  )
}

function OwnProfile({ profile }: { profile: BegunProfile }) {
  const t = useTexts('dashboard')
  const to = useTo()
  const { id, open } = profile
  const { shown, toggle } = useVisibility(profile)
  return (
    <DashboardCard title={t('profile.title')} aside={<VisibilitySwitch shown={shown} toggle={toggle} />}>
      <Filled profile={profile} />
      {open.length > 0 && <OpenParts applicationId={id} parts={open} />}
      <VisibilityMeaning id={id} shown={shown} />
      <div>
        <ButtonLink variant="soft" to={to(paths.ownProfile({ applicationId: id }))}>
          {t('profile.edit')}
        </ButtonLink>
      </div>
    </DashboardCard>
  )
}

function Filled({ profile: { id, filledPercentage: percent } }: { profile: Profile }) {
  const t = useTexts('dashboard')
  const state = !id ? 'none' : percent < 50 ? 'begun' : percent < 100 ? 'nearly' : 'done'
  return (
    <Row gap={5}>
      <ProgressRing value={percent} size={112} label={t('profile.filled', { percent })} />
      <Stack gap={1}>
        <Text strong>{t(`profile.state.${state}`)}</Text>
        <Text size="small" muted>
          {t(`profile.text.${state}`)}
        </Text>
      </Stack>
    </Row>
  )
}
