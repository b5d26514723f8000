import { useQuery } from '@tanstack/react-query'
import { ClosedDraft } from '#features/applications/lists/own/one/ClosedDraft.tsx'
import { useLocale } from '#lib/i18n/locale.ts'
import { Container } from '#ui/layout/Container.tsx'
import { PageSpace } from '#ui/layout/Page.tsx'
import { type Begun, closedDraftQuery } from '../queries.ts'
import { ApplyRefused, type Refusal } from './ApplyRefused.tsx'
import { ApplySkeleton } from './ApplySkeleton.tsx'

/** Why no application can be written here; what was begun before is shown in its place. */
export function RefusedOrDraft({ begun, reason }: { begun: Begun; reason: Refusal }) {
  const { data, isPending } = useQuery(closedDraftQuery(begun, useLocale()))
  if (isPending) return <ApplySkeleton />
  if (!data?.closure) return <ApplyRefused reason={reason} />
  return (
    <PageSpace>
      <Container>
        <ClosedDraft application={data} closure={data.closure} />
      </Container>
    </PageSpace>
  )
}
