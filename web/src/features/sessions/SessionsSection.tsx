import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '#features/sign-in/public.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { sessionsQuery } from './queries.ts'
import { SessionList } from './SessionList.tsx'

/** How often "last active" is looked at again while the page is in sight. */
const againMs = 60_000

export function SessionsSection({ title }: { title: string }) {
  const t = useTexts('sessions')
  const sessions = useQuery({ ...sessionsQuery, refetchInterval: againMs })
  return (
    <SectionCard id="geraete" title={title} description={t('text')}>
      <LoadedPart query={sessions} rows={2}>
        {(loaded) => <SessionList sessions={loaded} />}
      </LoadedPart>
    </SectionCard>
  )
}
