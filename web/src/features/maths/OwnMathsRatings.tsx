import type { Offer } from '@tandem/contract/offers'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { firstTopicOf } from './first-topic-of.ts'
import { placementQuery } from './queries.ts'
import { useModuleName } from './useModuleName.ts'

/** What the reader has of the ratings that an offer asks for, and that showing it is theirs to choose. */
export function OwnMathsRatings({ expected }: { expected: Offer['maths'] }) {
  const t = useTexts('maths')
  const to = useTo()
  const moduleName = useModuleName()
  const { data } = useQuery(placementQuery(useLocale()))
  if (!data) return null
  const { result, question } = data
  const rows = expected.flatMap(({ module, minimumRating }) => {
    const own = result?.modules.find((each) => each.module === module)
    return own ? [{ ...own, isReached: own.rating >= minimumRating }] : []
  })
  return (
    <Stack gap={3}>
      {rows.length > 0 && (
        <Stack as="ul" gap={2} aria-label={t('expected.own')}>
          {rows.map(({ module, rating, visible, isReached }) => (
            <li key={module}>
              <Row gap={2} wrap>
                <span>
                  {t(visible ? 'expected.shared' : 'expected.private', {
                    module: moduleName(module),
                    rating,
                  })}
                </span>
                {!isReached && (
                  <TextLink to={to(paths.mathsPractice({ search: { thema: firstTopicOf(module) } }))}>
                    {t('expected.practise', { module: moduleName(module) })}
                  </TextLink>
                )}
              </Row>
            </li>
          ))}
        </Stack>
      )}
      <Text size="small" muted>
        {t(result ? 'expected.choice' : 'expected.untested')}
      </Text>
      {result ? (
        <TextLink to={to(paths.mathsResult())}>{t('expected.toResult')}</TextLink>
      ) : (
        <TextLink to={to(paths.mathsTest())}>{t(question ? 'test.resume' : 'expected.toTest')}</TextLink>
      )}
    </Stack>
  )
}
