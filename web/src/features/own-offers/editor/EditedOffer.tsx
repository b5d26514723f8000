import { newOfferId } from '@tandem/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ownOfferQuery } from '../queries.ts'
import { useEditorPaths } from './editor-place.ts'
import { OfferEditor } from './OfferEditor.tsx'

/** The form of an own offer, or of one that is begun with its first input. */
export function EditedOffer({ offerId }: { offerId: string }) {
  const to = useTo()
  const navigate = useNavigate()
  const editorPaths = useEditorPaths()
  /** One that was begun here: its address changes, its form stays. */
  const [begun, setBegun] = useState<{ id: string | null; count: number }>({ id: null, count: 0 })
  const [seen, setSeen] = useState(offerId)
  if (offerId !== seen) {
    setSeen(offerId)
    // Begun once more, from a link on the same screen.
    if (offerId === newOfferId) setBegun({ id: null, count: begun.count + 1 })
  }
  if (offerId === newOfferId || offerId === begun.id) {
    return (
      <OfferEditor
        key={begun.count}
        first={null}
        onCreated={(id) => {
          setBegun((now) => ({ ...now, id }))
          // No new entry of the history, and the focus stays where one types.
          navigate(to(editorPaths.offer(id)), { replace: true, state: { staysPut: true } })
        }}
      />
    )
  }
  return <Existing key={offerId} id={offerId} />
}

function Existing({ id }: { id: string }) {
  const t = useTexts('ownOffers')
  const to = useTo()
  const { list } = useEditorPaths()
  const { data, error, refetch } = useQuery(ownOfferQuery(id))
  if (data) return <OfferEditor first={data} onCreated={() => {}} />
  return (
    <Container>
      {error ? (
        <RecordErrorState
          {...failureOf(error)}
          title={t('editor.missing')}
          text={t('editor.missingText')}
          action={<ButtonLink to={to(list)}>{t('editor.toList')}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList label={t('editor.loading')} tile={false} count={4} />
      )}
    </Container>
  )
}
