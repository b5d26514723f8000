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

/** What the reader has of the ratings that an offer wishes for, and that showing it is theirs to choose. */
export function OwnMathsRatings({ wished }: { wished: Offer['maths'] }) {
  const t = useTexts('maths')
  const to = useTo()
  const moduleName = useModuleName()
  const { data } = useQuery(placementQuery(useLocale()))
  if (!data) return null
  const { result, question } = data
  const rows = wished.flatMap(({ module, minimumRating }) => {
    const own = result?.modules.find((each) => each.module === module)
    return own ? [{ ...own, isReached: own.rating >= minimumRating }] : []
  })
  return (
    <Stack gap={3}>
      {rows.length > 0 && (
        <Stack as="ul" gap={2} aria-label={t('wished.own')}>
          {rows.map(({ module, rating, visible, isReached }) => (
            <li key={module}>
              <Row gap={2} wrap>
                <span>
                  {t(visible ? 'wished.shared' : 'wished.private', { module: moduleName(module), rating })}
                </span>
                {!isReached && (
                  <TextLink to={to(paths.mathsPractice({ search: { thema: firstTopicOf(module) } }))}>
                    {t('wished.practise', { module: moduleName(module) })}
                  </TextLink>
                )}
              </Row>
            </li>
          ))}
        </Stack>
      )}
      <Text size="small" muted>
        {t(result ? 'wished.choice' : 'wished.untested')}
      </Text>
      {result ? (
        <TextLink to={to(paths.mathsResult())}>{t('wished.toResult')}</TextLink>
      ) : (
        <TextLink to={to(paths.mathsTest())}>{t(question ? 'test.resume' : 'wished.toTest')}</TextLink>
      )}
    </Stack>
  )
}
