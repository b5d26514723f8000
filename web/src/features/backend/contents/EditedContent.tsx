import type { ContentKindName } from '@tandem/contract/backend/contents'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { failureOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { RecordErrorState } from '#ui/states/RecordErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ContentForm } from './form/ContentForm.tsx'
import { NewContentForm } from './form/NewContentForm.tsx'
import { useContentTitle } from './list/ContentList.tsx'
import { type CreatedKind, contentQuery } from './queries.ts'
import { readersPath } from './seen-by-readers.ts'

export function NewContent({ kind }: { kind: CreatedKind }) {
  const t = useTexts('contents')
  const [search] = useSearchParams()
  const title = t(`new.${kind}`)
  usePageTitle(`${title} – ${useAreaTitle(kind)}`)
  const audience = search.get('fuer') === 'company' ? 'company' : 'applicant'
  return (
    <Page width="wide">
      <PageHead title={title} back={useBack(kind, audience)} />
      <NewContentForm kind={kind} audience={audience} />
    </Page>
  )
}

type ExistingProps = {
  kind: ContentKindName | undefined
  id: string
  /** Below its form. */
  children?: ReactNode
}

export function ExistingContent({ kind, id, children }: ExistingProps) {
  const t = useTexts('contents')
  const to = useTo()
  const { data, error, refetch } = useQuery({
    ...contentQuery(kind ?? 'page', id),
    enabled: kind !== undefined,
  })
  const audience = data?.content.kind === 'question' ? data.content.audience : id
  const back = useBack(kind ?? 'page', audience)
  const titleOf = useContentTitle()
  const title = data && titleOf(data)
  const area = useAreaTitle(kind)
  usePageTitle(title && `${title} – ${area}`)
  if (!kind || (error && !data)) {
    return (
      <Page>
        <RecordErrorState
          {...(error ? failureOf(error) : { isMissing: true })}
          title={t('missing')}
          text={t('missingText')}
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
          onRetry={() => void refetch()}
        />
      </Page>
    )
  }
  const shown = data && readersPath(data)
  return (
    <Page width="wide">
      <PageHead
        title={title ?? area}
        back={back}
        actions={shown && <ButtonLink to={to(shown)}>{t('show')}</ButtonLink>}
      />
      {data ? (
        <Stack gap={8}>
          <ContentForm kind={kind} id={id} record={data} />
          {children}
        </Stack>
      ) : (
        <SkeletonList label={t('loading')} />
      )}
    </Page>
  )
}

function useAreaTitle(kind: ContentKindName | undefined): string {
  const t = useTexts('contents')
  return kind === 'location' ? t('kind.location') : t('title')
}

function useBack(kind: ContentKindName, audience: string) {
  const t = useTexts('contents')
  const to = useTo()
  if (kind === 'location') return { to: to(paths.backendLocations()), label: t('allLocations') }
  const isFaq = kind === 'question' || kind === 'topics'
  const search: Record<string, string> = isFaq && audience === 'company' ? { fuer: audience } : {}
  const path =
    kind === 'page' ? paths.contents() : paths.contents({ kind: isFaq ? 'question' : kind, search })
  return { to: to(path), label: t('all') }
}
