import { listProfileViews, type ProfileView, viewBounds } from '@tandem/contract/applications/profile-views'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { BlockAction } from '#features/blocked-companies/public.ts'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { RetryButton } from '#ui/actions/RetryButton.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Loading } from '#ui/states/Loading.tsx'

/** Which companies opened the profile, by day. Nobody learns which of their people it was. */
export function ProfileViews({ applicationId: id }: { applicationId: string }) {
  const t = useTexts('applications')
  const { data, error, refetch } = useQuery({
    queryKey: ['applications', 'views', id],
    queryFn: ({ signal }) => call(listProfileViews, { params: { id } }, { signal }),
  })
  return (
    <SectionCard title={t('editor.views.title')} description={t('editor.views.text', viewBounds)}>
      {!data && !error && <Loading label={t('editor.views.loading')} />}
      {error && !data && (
        <Row gap={3} wrap>
          <Text>{failureTextOf(error)}</Text>
          <RetryButton onRetry={() => void refetch()} />
        </Row>
      )}
      {data?.length === 0 && <Text muted>{t('editor.views.none')}</Text>}
      {data && data.length > 0 && <Days views={data} />}
    </SectionCard>
  )
}

function Days({ views }: { views: ProfileView[] }) {
  const to = useTo()
  const { day: dayOf } = useFormats()
  // Each company can be hidden from once, where it is listed first.
  const newest = new Map(views.toReversed().map(({ companyId, day }) => [companyId, day]))
  const byDay = Map.groupBy(views, ({ day }) => day)
  return (
    <Stack gap={4} as="ul">
      {[...byDay].map(([day, companies]) => (
        <li key={day}>
          <Text size="small" muted>
            {dayOf(day)}
          </Text>
          <Row gap={3} wrap>
            {companies.map(({ companyId, companyName }) => (
              <Row key={companyId} gap={1}>
                <TextLink to={to(paths.company({ companyId }))}>{companyName}</TextLink>
                {newest.get(companyId) === day && (
                  <BlockAction company={{ id: companyId, name: companyName }} />
                )}
              </Row>
            ))}
          </Row>
        </li>
      ))}
    </Stack>
  )
}
