import { IconSearch } from '@tabler/icons-react'
import { onboardingTexts } from '@tandem/contract/applicants/onboarding'
import type { Content, ContentKindName, ContentSummary } from '@tandem/contract/backend/contents'
import { mailKinds } from '@tandem/contract/backend/operations/mail-kinds'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { maxSearchText } from '#features/backend/frame/useListSearch.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ContentTags } from '../ContentTags.tsx'
import { contentsQuery } from '../queries.ts'
import { editorPath } from '../seen-by-readers.ts'
import { useVersionWords } from '../useVersionWords.ts'

type LoadedProps = { kind: ContentKindName; children: (contents: ContentSummary[]) => ReactNode }

/** Contents of a kind once they are there. */
export function LoadedContents({ kind, children }: LoadedProps) {
  const t = useTexts('contents')
  const { data, error, refetch } = useQuery(contentsQuery(kind))
  if (data) return children(data)
  if (error) return <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />
  return <SkeletonList label={t('loading')} />
}

type ListProps = {
  contents: ContentSummary[]
  level: 2 | 3
  about?: (summary: ContentSummary) => string
  /** Beside the link to it. */
  actions?: (summary: ContentSummary) => ReactNode
}

export function ContentList({ contents, level, about, actions }: ListProps) {
  const to = useTo()
  const title = useContentTitle()
  const t = useTexts('contents')
  const versionWords = useVersionWords()
  const saved = (version: ContentSummary['published']) =>
    version.isStarter ? versionWords(version) : t('saved', { version: versionWords(version) })
  return (
    <Stack as="ul" gap={3}>
      {contents.map((summary) => {
        const { id, content, published } = summary
        return (
          <CardLink as="li" key={id}>
            <Stack gap={2}>
              <CardTitleLink level={level} to={to(editorPath(content.kind, id))}>
                {title(summary)}
              </CardTitleLink>
              <Text size="small" muted>
                {[about?.(summary), saved(published)].filter(Boolean).join(' · ')}
              </Text>
              <ContentTags summary={summary} />
              {actions?.(summary)}
            </Stack>
          </CardLink>
        )
      })}
    </Stack>
  )
}

/** What a content is called in the back office. */
export function useContentTitle(): (summary: Pick<ContentSummary, 'id' | 'content'>) => string {
  const t = useTexts('contents')
  const tOperations = useTexts('operations')
  const locale = useLocale()
  return ({ id, content }) => {
    if (content.kind === 'topics') return t('kind.topics')
    if (content.kind === 'location') return content.name
    const step = content.kind === 'onboarding' ? onboardingTexts.find((each) => each === id) : undefined
    if (step) return t(`onboarding.${step}`)
    const mail = content.kind === 'mail' && mailKinds.find((kind) => kind === id)
    return mail ? tOperations(`mailKinds.${mail}`) : (locale === 'en' && content.titleEn) || content.titleDe
  }
}

/** Every word, in title or text, in either language; `name` is what else it is called. */
export function mentions(content: Content, text: string, name = ''): boolean {
  if (!('bodyDe' in content && 'titleDe' in content)) return false
  const { titleDe, titleEn, bodyDe, bodyEn } = content
  const said = [name, titleDe, titleEn, bodyDe, bodyEn].join(' ').toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}

type ContentSearchProps = {
  label: string
  text: string
  onSearch: (text: string) => void
  /** Says how many were found. */
  found: string
  isEmpty: boolean
}

/** Above a list that `useListSearch` narrows down. */
export function ContentSearch({ label, text, onSearch, found, isEmpty }: ContentSearchProps) {
  return (
    <>
      <TextField
        label={label}
        type="search"
        icon={IconSearch}
        autoComplete="off"
        maxLength={maxSearchText}
        value={text}
        onChange={({ target }) => onSearch(target.value)}
      />
      <LiveRegion>{text && found}</LiveRegion>
      {isEmpty && <Text muted>{found}</Text>}
    </>
  )
}
