import { IconCalendar, IconClock, IconMapPin } from '@tabler/icons-react'
import type { ApplicationSummary } from '@tandem/contract/applications'
import { paths } from '@tandem/contract/paths'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Fact, Facts } from '#ui/data/Facts.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { useProfileName } from './useProfileName.ts'

export function ProfileCard({ profile }: { profile: ApplicationSummary }) {
  const t = useTexts('applications')
  const { day, list } = useFormats()
  const to = useTo()
  const name = useProfileName()(profile)
  const { id, places, desiredYears, updatedAt } = profile
  return (
    <CardLink as="li">
      <Row gap={2} align="start" justify="between">
        <Stack gap={2}>
          <CardTitleLink to={to(paths.ownProfile({ applicationId: id }))}>{name}</CardTitleLink>
          <Facts>
            {places.length > 0 && (
              <Fact icon={IconMapPin} label={t('own.places')}>
                {list(places)}
              </Fact>
            )}
            {desiredYears.length > 0 && (
              <Fact icon={IconCalendar} label={t('own.years')}>
                {list(desiredYears.map(String))}
              </Fact>
            )}
            <Fact icon={IconClock} muted>
              {t('own.changedOn', { day: day(updatedAt) })}
            </Fact>
          </Facts>
        </Stack>
        <ProfileMenu profile={profile} name={name} />
      </Row>
    </CardLink>
  )
}
