import type { FaqQuestion } from '@tandem/contract/pages/faq'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Markdown } from '../static/Markdown.tsx'
import { FoldedQuestion } from './FoldedQuestion.tsx'
import styles from './Question.module.css'
import { faqPaths } from './queries.ts'
import { Rating } from './Rating.tsx'

export function Question({ question, open }: { question: FaqQuestion; open?: boolean }) {
  const t = useTexts('pages')
  const to = useTo()
  return (
    <FoldedQuestion question={question.question} open={open}>
      <Markdown>{question.answer}</Markdown>
      <div className={styles.foot} data-print="none">
        <TextLink to={to(faqPaths[question.audience].question(question.id))}>
          {t('faq.own')}
          <VisuallyHidden>{`: ${question.question}`}</VisuallyHidden>
        </TextLink>
        <Rating question={question} />
      </div>
    </FoldedQuestion>
  )
}
