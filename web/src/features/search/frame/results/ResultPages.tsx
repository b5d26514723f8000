import { IconArrowRight, IconChevronLeft } from '@tabler/icons-react'
import type { Collection } from '@tandem/contract/endpoint'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Row } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Pagination } from '#ui/nav/pagination/Pagination.tsx'
import { useSearch } from '../state/useSearch.ts'

type ResultPagesProps = { answer: Collection<unknown>; perPage: number }

/** Page numbers while the end is known; beyond, one goes on from the last record seen. */
export function ResultPages({ answer: { totalItems, totalIsMinimum, view }, perPage }: ResultPagesProps) {
  const t = useTexts('search')
  const { state, toPage } = useSearch()
  if (!totalIsMinimum) {
    const pages = Math.ceil(totalItems / perPage)
    return <Pagination label={t('results.pages')} page={state.page} pages={pages} to={toPage} />
  }
  const next = view?.next && new URLSearchParams(view.next.split('?')[1]).get('cursor')
  return (
    <nav aria-label={t('results.pages')}>
      <Row justify="end" gap={4} wrap>
        {state.page > 1 && (
          <ButtonLink variant="text" icon={IconChevronLeft} to={toPage(1)}>
            {t('results.first')}
          </ButtonLink>
        )}
        <Text as="span" size="small" muted>
          {t('results.page', { page: state.page })}
        </Text>
        {next && (
          <ButtonLink iconAfter={IconArrowRight} to={toPage(state.page + 1, next)}>
            {t('results.next')}
          </ButtonLink>
        )}
      </Row>
    </nav>
  )
}
