import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { EditorMissing } from '#features/applications/editor/EditorMissing.tsx'
import { EditorSkeleton } from '#features/applications/editor/EditorSkeleton.tsx'
import { EditorTitle } from '#features/applications/editor/ProfileBar.tsx'
import { ProfileEditor } from '#features/applications/editor/ProfileEditor.tsx'
import { applicationQuery, templateQuery, useCreateTemplate } from '#features/applications/queries.ts'
import { newKey } from '#lib/api/new-key.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'

/** The main data that new applications are filled with. */
export function TemplatePage() {
  const t = useTexts('applications')
  const { data: id, error, refetch } = useQuery(templateQuery)
  return (
    <Page width="full">
      <EditorTitle value={t('own.template.title')}>
        {id && <Template key={id} id={id} />}
        {id === null && <NoTemplate />}
        {id === undefined && error && <EditorMissing error={error} onRetry={() => void refetch()} />}
        {id === undefined && !error && <EditorSkeleton />}
      </EditorTitle>
    </Page>
  )
}

function Template({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(applicationQuery(id, useLocale()))
  // A long one is drawn bit by bit, so that the page answers meanwhile.
  const application = useDeferredValue(data)
  if (application) return <ProfileEditor application={application} />
  return error ? <EditorMissing error={error} onRetry={() => void refetch()} /> : <EditorSkeleton />
}

/** Opening the address begins nothing by itself. */
function NoTemplate() {
  const t = useTexts('applications')
  const to = useTo()
  const [idempotencyKey] = useState(newKey)
  const create = useCreateTemplate()
  return (
    <Container width="narrow">
      <EmptyState
        art="joined"
        level={1}
        title={t('own.template.none')}
        action={
          <>
            <Button
              variant="primary"
              busy={create.isPending}
              busyText={t('own.beginning')}
              onClick={() => create.mutate(idempotencyKey)}
            >
              {t('own.template.begin')}
            </Button>
            <ButtonLink variant="text" to={to(paths.ownApplications())}>
              {t('editor.toList')}
            </ButtonLink>
          </>
        }
      >
        {t('own.template.noneText')}
      </EmptyState>
      {create.isError && (
        <InlineAlert tone="danger" alert title={t('own.template.notBegun')}>
          {failureTextOf(create.error)}
        </InlineAlert>
      )}
    </Container>
  )
}
