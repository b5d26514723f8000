import { IconRefresh } from '@tabler/icons-react'
import type { MathsModule } from '@tandem/contract/maths'
import { mathsTopicNames, mathsTopics } from '@tandem/contract/maths/exercises'
import type { Placement, PlacementResult } from '@tandem/contract/maths/placement'
import { paths } from '@tandem/contract/paths'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { CardLink, CardTitleLink } from '#ui/cards/CardLink.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { firstTopicOf } from '../first-topic-of.ts'
import { Formula } from '../formula/MathsText.tsx'
import { useModuleName } from '../useModuleName.ts'
import styles from './placement.module.css'

/** What each is known by. It says nothing that the card's title does not say. */
const signs: Record<MathsModule, string> = {
  fractions: '\\frac{a}{b}+\\frac{c}{d}',
  powers: 'a^m\\cdot a^n=a^{m+n}',
  equations: 'ax^2+bx+c=0',
  functions: 'f(x)=mx+b',
  trigonometry: '\\sin^2\\alpha+\\cos^2\\alpha=1',
  vectors: '\\vec{a}\\cdot\\vec{b}',
  derivatives: "f'(x)=n\\cdot x^{n-1}",
  integrals: '\\int_a^b f(x)\\,dx',
  probability: 'P(A\\mid B)=\\frac{P(A\\cap B)}{P(B)}',
}

/** What to learn next, and when the test may be taken again. */
export function NextSteps({
  result,
  mayStartAt,
}: { result: PlacementResult } & Pick<Placement, 'mayStartAt'>) {
  const t = useTexts('maths')
  const to = useTo()
  const { day: date } = useFormats()
  const moduleName = useModuleName()
  const ratingOf = (module: MathsModule) =>
    t('result.rating', { rating: result.modules.find((each) => each.module === module)?.rating })
  /** Where there is more in it than its name. */
  const topicsOf = (module: MathsModule) => {
    const topics = mathsTopicNames.filter((topic) => mathsTopics[topic] === module)
    return topics.length > 1 ? topics : []
  }
  return (
    <section aria-labelledby="maths-next">
      <Stack gap={4}>
        <h2 id="maths-next">{t('result.next')}</h2>
        <ul className={styles.steps}>
          {result.next.map((module) => (
            <CardLink key={module} as="li">
              <Sign>
                <Formula tex={signs[module]} />
              </Sign>
              <CardTitleLink to={to(paths.mathsPractice({ search: { thema: firstTopicOf(module) } }))}>
                {moduleName(module)}
              </CardTitleLink>
              <Text size="small" muted>
                {[ratingOf(module), ...topicsOf(module).map((topic) => t(`topic.${topic}`))].join(', ')}
              </Text>
            </CardLink>
          ))}
          {mayStartAt ? (
            <Card as="li">
              <Sign>
                <Icon icon={IconRefresh} />
              </Sign>
              <h3 className="h4">{t('result.repeat')}</h3>
              <Text size="small" muted>
                {t('result.again', { date: date(mayStartAt) })}
              </Text>
            </Card>
          ) : (
            <CardLink as="li">
              <Sign>
                <Icon icon={IconRefresh} />
              </Sign>
              <CardTitleLink to={to(paths.mathsTest())}>{t('result.repeat')}</CardTitleLink>
              <Text size="small" muted>
                {t('result.againNow')}
              </Text>
            </CardLink>
          )}
        </ul>
        <Row>
          <ButtonLink variant="primary" to={to(paths.studyPreparation())}>
            {t('result.toPlan')}
          </ButtonLink>
        </Row>
      </Stack>
    </section>
  )
}

const Sign = ({ children }: { children: ReactNode }) => (
  <div className={styles.sign} aria-hidden="true">
    {children}
  </div>
)
