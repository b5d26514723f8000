import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import styles from './FaqTopics.module.css'
import { Question } from './Question.tsx'
import type { Topic } from './queries.ts'

export function FaqTopics({ topics }: { topics: readonly Topic[] }) {
  const t = useTexts('pages')
  return (
    <div className={styles.topics}>
      {topics.map(({ id, title, questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.topic}>
          <div className={styles.head}>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {title}
            </h2>
            <Text size="small" muted>
              {t('faq.questions', { count: questions.length })}
            </Text>
          </div>
          <ul className={styles.list}>
            {questions.map((question) => (
              <li key={question.id}>
                <Question question={question} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
