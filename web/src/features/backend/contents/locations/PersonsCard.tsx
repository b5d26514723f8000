import { IconPlus } from '@tabler/icons-react'
import type { LocationPerson } from '@tandem/contract/backend/locations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Moves, moved } from '#features/backend/frame/Moves.tsx'
import { ImagesCard } from '#features/contacts/public.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { PersonDialog } from './PersonDialog.tsx'
import { locationPersonsQuery, useArrangePersons, useChangePersonImage, useRemovePerson } from './queries.ts'

/** Who works at a location, each change saved at once. */
export function PersonsCard({ locationId }: { locationId: string }) {
  const t = useTexts('locations')
  const { data, isError, refetch } = useQuery(locationPersonsQuery(locationId))
  if (isError && !data) return <ErrorState level={2} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList label={t('persons.loading')} count={2} />
  return (
    <>
      <Persons locationId={locationId} persons={data} />
      {data.length > 0 && <Pictures locationId={locationId} persons={data} />}
    </>
  )
}

type PersonsProps = { locationId: string; persons: LocationPerson[] }
const nameOf = ({ firstName, lastName }: LocationPerson) => `${firstName} ${lastName}`

function Persons({ locationId, persons }: PersonsProps) {
  const t = useTexts('locations')
  const arranging = useArrangePersons(locationId)
  const [edited, setEdited] = useState<LocationPerson | 'new' | null>(null)
  const [removed, setRemoved] = useState<LocationPerson | null>(null)
  const [said, setSaid] = useState('')
  const from = persons.map(({ id }) => id)
  return (
    <SectionCard title={t('persons.title')} description={t('persons.lead')}>
      <Stack gap={4}>
        <LiveRegion>{said}</LiveRegion>
        {arranging.isError && (
          <InlineAlert tone="danger" title={t('notArranged')} alert>
            {failureTextOf(arranging.error)}
          </InlineAlert>
        )}
        {persons.length === 0 && <Text muted>{t('persons.none')}</Text>}
        <Stack as="ol" gap={4}>
          {persons.map((person, at) => (
            <li key={person.id}>
              <Row wrap gap={3} justify="between">
                <PersonWords person={person} />
                <Row wrap gap={2}>
                  <Moves
                    name={nameOf(person)}
                    at={at}
                    of={persons.length}
                    onMove={(to) => {
                      const said = t('moved', { name: nameOf(person), at: to + 1, of: persons.length })
                      arranging.mutate({ from, to: moved(from, at, to) }, { onSuccess: () => setSaid(said) })
                    }}
                  />
                  <Button
                    size="sm"
                    aria-label={t('persons.editOne', { name: nameOf(person) })}
                    onClick={() => setEdited(person)}
                  >
                    {t('persons.edit')}
                  </Button>
                  {!person.hasAccount && (
                    <Button
                      size="sm"
                      variant="text"
                      aria-label={t('persons.removeOne', { name: nameOf(person) })}
                      onClick={() => setRemoved(person)}
                    >
                      {t('persons.remove')}
                    </Button>
                  )}
                </Row>
              </Row>
            </li>
          ))}
        </Stack>
        <Row>
          <Button icon={IconPlus} onClick={() => setEdited('new')}>
            {t('persons.add')}
          </Button>
        </Row>
      </Stack>
      {edited && (
        <PersonDialog
          locationId={locationId}
          person={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removed && <Removal locationId={locationId} person={removed} onClose={() => setRemoved(null)} />}
    </SectionCard>
  )
}

function PersonWords({ person }: { person: LocationPerson }) {
  const t = useTexts('locations')
  const { roleDe, mail, phone, hidden, hasAccount } = person
  return (
    <div>
      <Row wrap gap={2}>
        <b>{nameOf(person)}</b>
        {hidden && <Tag tone="warning">{t('persons.hidden')}</Tag>}
        {hasAccount && <Tag tone="line">{t('persons.withAccount')}</Tag>}
      </Row>
      <Text as="p" size="small" muted>
        {roleDe}
        {roleDe && mail && ' · '}
        {mail && <BreakableAddress>{mail}</BreakableAddress>}
        {(roleDe || mail) && phone && ' · '}
        {phone}
      </Text>
    </div>
  )
}

function Removal({
  locationId,
  person,
  onClose,
}: {
  locationId: string
  person: LocationPerson
  onClose: () => void
}) {
  const t = useTexts('locations')
  const removing = useRemovePerson(locationId)
  return (
    <ConfirmDialog
      open
      danger
      title={t('persons.removeTitle', { name: nameOf(person) })}
      confirm={t('persons.remove')}
      cancel={t('cancel')}
      busy={removing.isPending}
      onClose={onClose}
      onConfirm={() => removing.mutate(person.id, { onSuccess: onClose })}
    >
      <Stack gap={4}>
        <p>{t('persons.removeText')}</p>
        {removing.isError && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(removing.error)}
          </InlineAlert>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

function Pictures({ locationId, persons }: PersonsProps) {
  const t = useTexts('locations')
  const change = useChangePersonImage(locationId)
  return (
    <ImagesCard
      title={t('persons.pictures')}
      hint={t('persons.picturesHint')}
      images={persons.map((person) => ({
        ...{ id: person.id, name: nameOf(person), isThere: person.hasImage },
        ...{ lacking: t('persons.noPicture'), shape: { aspect: 1, maxWidth: 960 } },
      }))}
      change={change}
    />
  )
}
