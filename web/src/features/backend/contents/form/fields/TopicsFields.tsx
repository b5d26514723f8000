import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ContentOf } from '@tandem/contract/backend/contents'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContentTitle } from '#features/backend/contents/list/ContentList.tsx'
import { contentsQuery } from '#features/backend/contents/queries.ts'
import { Moves, moved } from '#features/backend/frame/Moves.tsx'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import styles from '../ContentForm.module.css'
import { type DraftForm, ofLanguage } from '../drafts.ts'
import topicStyles from './TopicsFields.module.css'

type Topic = ContentOf<'topics'>['topics'][number]

/** The topics of an audience with their questions, each moved up or down among its neighbours. */
export function TopicsFields({ form }: { form: DraftForm }) {
  const t = useTexts('contents')
  const content = form.watch('content')
  const topics = content.kind === 'topics' ? content.topics : []
  const questionTitle = useQuestionTitles()
  const [said, setSaid] = useState('')
  const change = (next: Topic[]) =>
    form.setValue('content', { kind: 'topics', topics: next }, { shouldDirty: true })
  const say = (name: string, at: number, of: number) => setSaid(t('moved', { name, at: at + 1, of }))
  return (
    <Stack gap={4}>
      <LiveRegion>{said}</LiveRegion>
      {topics.map((topic, index) => (
        <Card key={topic.id || `new-${index}`} as="section">
          <Stack gap={4}>
            <div className={topicStyles.head}>
              <TopicTitles form={form} index={index} />
              <Moves
                name={topic.titleDe}
                at={index}
                of={topics.length}
                onMove={(to) => {
                  change(moved(topics, index, to))
                  say(topic.titleDe, to, topics.length)
                }}
              />
              {topic.questions.length === 0 && (
                <IconButton
                  icon={IconTrash}
                  label={t('removeTopic', { name: topic.titleDe })}
                  onClick={() => change(topics.filter((each) => each !== topic))}
                />
              )}
            </div>
            <ol className={topicStyles.questions}>
              {topic.questions.map((id, at) => (
                <li key={id} className={topicStyles.question}>
                  <span>{questionTitle(id)}</span>
                  <Moves
                    name={questionTitle(id)}
                    at={at}
                    of={topic.questions.length}
                    onMove={(to) => {
                      const questions = moved(topic.questions, at, to)
                      change(topics.map((each) => (each === topic ? { ...topic, questions } : each)))
                      say(questionTitle(id), to, questions.length)
                    }}
                  />
                </li>
              ))}
            </ol>
          </Stack>
        </Card>
      ))}
      <Row>
        <Button
          icon={IconPlus}
          onClick={() => change([...topics, { id: '', titleDe: '', titleEn: '', questions: [] }])}
        >
          {t('newTopic')}
        </Button>
      </Row>
    </Stack>
  )
}

function TopicTitles({ form, index }: { form: DraftForm; index: number }) {
  const t = useTexts('contents')
  const field = t('topicNumber', { number: index + 1 })
  return (
    <div className={styles.facts}>
      {(['de', 'en'] as const).map((language) => {
        const name = `content.topics.${index}.${language === 'de' ? 'titleDe' : 'titleEn'}` as const
        return (
          <TextField
            key={language}
            label={ofLanguage(t, field, language)}
            lang={language}
            required={language === 'de'}
            autoComplete="off"
            error={form.getFieldState(name, form.formState).error?.message}
            {...form.register(name)}
          />
        )
      })}
    </div>
  )
}

function useQuestionTitles(): (id: string) => string {
  const titleOf = useContentTitle()
  const { data = [] } = useQuery(contentsQuery('question'))
  return (id) => {
    const found = data.find((each) => each.id === id)
    return found ? titleOf(found) : id
  }
}
