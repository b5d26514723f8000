import { IconArrowsSort, IconPlus } from '@tabler/icons-react'
import type { ContentOf, ContentSummary } from '@tandem/contract/backend/contents'
import { type FaqAudience, faqAudiences } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import { useSearchParams } from 'react-router'
import { useListSearch } from '#features/backend/frame/useListSearch.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { SegmentedLinks } from '#ui/nav/SegmentedLinks.tsx'
import { ContentList, ContentSearch, LoadedContents, mentions } from './ContentList.tsx'

/** The questions of an audience, topic by topic. */
export function QuestionList() {
  const t = useTexts('contents')
  const to = useTo()
  const [params] = useSearchParams()
  const audience = faqAudiences.find((each) => each === params.get('fuer')) ?? 'applicant'
  const searchOf = (each: FaqAudience): Record<string, string> => (each === 'company' ? { fuer: each } : {})
  return (
    <Stack gap={5}>
      <Row wrap justify="between">
        <SegmentedLinks
          label={t('audience')}
          items={faqAudiences.map((each) => ({
            to: to(paths.contents({ kind: 'question', search: searchOf(each) })),
            label: t(`faq.${each}`),
            current: each === audience,
          }))}
        />
        <Row wrap>
          <ButtonLink icon={IconArrowsSort} to={to(paths.content({ kind: 'topics', contentId: audience }))}>
            {t('kind.topics')}
          </ButtonLink>
          <ButtonLink
            variant="primary"
            icon={IconPlus}
            to={to(paths.content({ kind: 'question', contentId: 'neu', search: searchOf(audience) }))}
          >
            {t('new.question')}
          </ButtonLink>
        </Row>
      </Row>
      <LoadedContents kind="topics">
        {(all) => {
          const content = all.find(({ id }) => id === audience)?.content
          return (
            <LoadedContents kind="question">
              {(questions) => (
                <Topics
                  key={audience}
                  topics={content?.kind === 'topics' ? content.topics : []}
                  questions={questions.filter((question) => isFor(question, audience))}
                />
              )}
            </LoadedContents>
          )
        }}
      </LoadedContents>
    </Stack>
  )
}

const isFor = ({ content }: ContentSummary, audience: FaqAudience): boolean =>
  content.kind === 'question' && content.audience === audience

type TopicsProps = { topics: ContentOf<'topics'>['topics']; questions: ContentSummary[] }

function Topics({ topics, questions }: TopicsProps) {
  const t = useTexts('contents')
  const locale = useLocale()
  const [text, search] = useListSearch()
  const found = questions.filter(({ content }) => mentions(content, text))
  return (
    <Stack gap={6}>
      <ContentSearch
        label={t('search')}
        text={text}
        onSearch={search}
        found={t('found', { count: found.length })}
        isEmpty={found.length === 0}
      />
      {topics.map(({ id, titleDe, titleEn }) => {
        const own = found.filter(({ content }) => content.kind === 'question' && content.topic === id)
        if (own.length === 0) return null
        return (
          <section key={id} aria-labelledby={`topic-${id}`}>
            <Stack gap={3}>
              <h2 id={`topic-${id}`} className="h3">
                {(locale === 'en' && titleEn) || titleDe}
              </h2>
              <ContentList contents={own} level={3} />
            </Stack>
          </section>
        )
      })}
    </Stack>
  )
}
