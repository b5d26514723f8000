import { IconPlus } from '@tabler/icons-react'
import type { ContentSummary } from '@tandem/contract/backend/contents'
import { paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Moves, moved } from '#features/backend/frame/Moves.tsx'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ExistingContent, NewContent } from '../EditedContent.tsx'
import { ContentList, LoadedContents, useContentTitle } from '../list/ContentList.tsx'
import { PersonsCard } from './PersonsCard.tsx'
import { useArrangeLocations } from './queries.ts'

/** The locations of the university in their order, or one of them with the people there. */
export function LocationsPage() {
  const { locationId } = useParams()
  if (locationId === 'neu') return <NewContent kind="location" />
  if (locationId)
    return (
      <ExistingContent key={locationId} kind="location" id={locationId}>
        <PersonsCard locationId={locationId} />
      </ExistingContent>
    )
  return <AllLocations />
}

function AllLocations() {
  const t = useTexts('locations')
  const to = useTo()
  return (
    <Page>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <ButtonLink
            variant="primary"
            icon={IconPlus}
            to={to(paths.backendLocations({ locationId: 'neu' }))}
          >
            {t('new')}
          </ButtonLink>
        }
      />
      <LoadedContents kind="location">
        {(locations) =>
          locations.length === 0 ? (
            <EmptyState art="waiting" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <Arranged locations={locations} />
          )
        }
      </LoadedContents>
    </Page>
  )
}

function Arranged({ locations }: { locations: ContentSummary[] }) {
  const t = useTexts('locations')
  const titleOf = useContentTitle()
  const arranging = useArrangeLocations()
  const [said, setSaid] = useState('')
  const from = locations.map(({ id }) => id)
  return (
    <Stack gap={4}>
      <LiveRegion>{said}</LiveRegion>
      {arranging.isError && (
        <InlineAlert tone="danger" title={t('notArranged')} alert>
          {failureTextOf(arranging.error)}
        </InlineAlert>
      )}
      <ContentList
        contents={locations}
        level={2}
        about={({ content }) =>
          content.kind === 'location'
            ? [content.street, `${content.postalCode} ${content.town}`].filter(Boolean).join(', ')
            : ''
        }
        actions={(location) => (
          <Moves
            name={titleOf(location)}
            at={locations.indexOf(location)}
            of={locations.length}
            onMove={(at) => {
              const said = t('moved', { name: titleOf(location), at: at + 1, of: locations.length })
              const to = moved(from, locations.indexOf(location), at)
              arranging.mutate({ from, to }, { onSuccess: () => setSaid(said) })
            }}
          />
        )}
      />
    </Stack>
  )
}
