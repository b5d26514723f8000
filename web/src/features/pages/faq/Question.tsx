import { IconPlus } from '@tabler/icons-react'
import type { FaqQuestion } from '@tandem/contract/pages/faq'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
import { Markdown } from '../static/Markdown.tsx'
import styles from './Question.module.css'
import { faqPaths } from './queries.ts'
import { Rating } from './Rating.tsx'

/** Opens without a script, and is found by the browser's own search. */
export function Question({ question, open = false }: { question: FaqQuestion; open?: boolean }) {
  const t = useTexts('pages')
  const to = useTo()
  return (
    <details className={styles.question} open={open}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{question.question}</h3>
        <Icon icon={IconPlus} size={20} className={styles.mark} />
      </summary>
      <div className={styles.answer}>
        <Markdown>{question.answer}</Markdown>
        <div className={styles.foot}>
          <TextLink to={to(faqPaths[question.audience].question(question.id))}>
            {t('faq.own')}
            <VisuallyHidden>{`: ${question.question}`}</VisuallyHidden>
          </TextLink>
          <Rating question={question} />
        </div>
      </div>
    </details>
  )
}
