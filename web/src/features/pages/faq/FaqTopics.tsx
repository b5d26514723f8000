import { IconChevronDown } from '@tabler/icons-react'
import type { FaqQuestion } from '@tandem/contract/pages/faq'
import { type SyntheticEvent, useRef } from 'react'
import { useTexts } from '#lib/i18n/texts.ts'
import { Text } from '#ui/layout/Text.tsx'
import { Icon } from '#ui/marks/Icon.tsx'
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
          <Questions questions={questions.slice(0, shownAtOnce)} />
          {questions.length > shownAtOnce && <More questions={questions.slice(shownAtOnce)} />}
        </section>
      ))}
    </div>
  )
}

const shownAtOnce = 4

const Questions = ({ questions }: { questions: readonly FaqQuestion[] }) => (
  <ul className={styles.list}>
    {questions.map((question) => (
      <li key={question.id}>
        <Question question={question} />
      </li>
    ))}
  </ul>
)

/** Opens without a script, and where the browser's own search finds something in it. */
function More({ questions }: { questions: readonly FaqQuestion[] }) {
  const t = useTexts('pages')
  const isPressed = useRef(false)
  function focusFirst({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    // What was pressed is gone; a search of the browser that opened it goes its own way.
    if (isPressed.current) currentTarget.querySelector<HTMLElement>('li summary')?.focus()
  }
  return (
    <details className={styles.more} onToggle={focusFirst}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button, by key too */}
      <summary
        onClick={() => {
          isPressed.current = true
        }}
      >
        {t('faq.moreQuestions', { count: questions.length })}
        <Icon icon={IconChevronDown} size={16} />
      </summary>
      <Questions questions={questions} />
    </details>
  )
}
