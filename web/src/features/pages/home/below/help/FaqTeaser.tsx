import { IconLifebuoy } from '@tabler/icons-react'
import type { FaqQuestion } from '@tandem/contract/pages/faq'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { contactQuery } from '#features/pages/contact/queries.ts'
import { FoldedQuestion } from '#features/pages/faq/FoldedQuestion.tsx'
import { faqTeaserQuery } from '#features/pages/faq/queries.ts'
import { useLocale, useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { Container } from '#ui/layout/Container.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import styles from './FaqTeaser.module.css'
import { firstWords } from './first-words.ts'

export function FaqTeaser() {
  const t = useTexts('homeBelow')
  const to = useTo()
  const locale = useLocale()
  const { data: questions = [] } = useQuery(faqTeaserQuery(locale))
  return (
    <Container className={styles.faq}>
      <section className={styles.aside} aria-labelledby="faq-title">
        <h2 id="faq-title" className="h1">
          {t('faq.title')}
        </h2>
        <Text>
          <TextLink strong to={to(paths.faq())}>
            {t('faq.all')}
          </TextLink>
        </Text>
        <Text>
          <TextLink to={to(paths.companyFaq())}>{t('faq.companies')}</TextLink>
        </Text>
        <HelpCard />
      </section>
      <div className={styles.list}>
        {questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
      </div>
    </Container>
  )
}

function Question({ question: { id, question, answer } }: { question: FaqQuestion }) {
  const t = useTexts('homeBelow')
  const to = useTo()
  return (
    <FoldedQuestion question={question}>
      <p className={styles.answer}>{firstWords(answer)}</p>
      <TextLink to={to(paths.faqQuestion({ questionId: id }))}>
        {t('faq.whole')}
        <VisuallyHidden>{`: ${question}`}</VisuallyHidden>
      </TextLink>
    </FoldedQuestion>
  )
}

function HelpCard() {
  const t = useTexts('homeBelow')
  const to = useTo()
  const { data } = useQuery(contactQuery(useLocale()))
  return (
    <Card className={styles.help}>
      <Icon icon={IconLifebuoy} size={28} className={styles.buoy} />
      <h3 className="h4">{t('help.title')}</h3>
      <Text size="small" muted>
        {t('help.text')}
      </Text>
      <ButtonLink size="sm" to={to(paths.contactUs())}>
        {t('help.action')}
      </ButtonLink>
      {data?.hours && (
        <Text size="small" muted>
          {data.hours}
        </Text>
      )}
    </Card>
  )
}
