import type { Interview } from '@tandem/contract/interviews'
import { useTexts } from '#lib/i18n/texts.ts'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { Tag } from '#ui/marks/Tag.tsx'
import { useInterviewWords } from '../useInterviewWords.ts'

/** Those before the newest one: past, or cancelled. */
export function EarlierInterviews({ interviews }: { interviews: Interview[] }) {
  const t = useTexts('interviews')
  const { range, terms } = useInterviewWords()
  if (interviews.length === 0) return null
  return (
    <Stack gap={3}>
      <Text>
        <b>{t('earlier.title')}</b>
      </Text>
      <Stack as="ul" gap={3}>
        {interviews.map((interview) => (
          <li key={interview.id}>
            <Row wrap gap={2}>
              <Text>
                {interview.startsAt ? range(interview.startsAt, interview.minutes) : t('earlier.noTime')}
              </Text>
              <Tag tone={interview.status === 'cancelled' ? 'danger' : 'neutral'}>
                {t(interview.status === 'cancelled' ? 'earlier.cancelled' : 'earlier.past')}
              </Tag>
            </Row>
            <Text size="small" muted>
              {terms(interview)}
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
