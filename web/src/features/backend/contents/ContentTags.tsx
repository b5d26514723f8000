import type { ContentSummary } from '@tandem/contract/backend/contents'
import { useTexts } from '#lib/i18n/texts.ts'
import { Row } from '#ui/layout/Stack.tsx'
import { Tag, type TagTone } from '#ui/marks/Tag.tsx'
import { useMoment } from './useVersionWords.ts'

type Marked = { text: string; tone?: TagTone }

/** What readers see of a content, and what is to come. */
export function ContentTags({ summary }: { summary: ContentSummary }) {
  const t = useTexts('contents')
  const moment = useMoment()
  const { content, planned, isShown, english } = summary
  const marks: Marked[] = []
  if (!isShown) marks.push({ text: t('hidden'), tone: 'warning' })
  if ('isWithdrawn' in content && content.isWithdrawn) marks.push({ text: t('withdrawn') })
  else if (content.kind === 'notice') marks.push(timeOf(content))
  if (planned?.publishAt)
    marks.push({ text: t('plannedFor', { when: moment(planned.publishAt) }), tone: 'practice' })
  if (english !== 'current')
    marks.push({ text: t(english === 'missing' ? 'englishMissing' : 'englishOlder'), tone: 'warning' })
  if (marks.length === 0) return null
  return (
    <Row wrap gap={2}>
      {marks.map(({ text, tone }) => (
        <Tag key={text} {...(tone && { tone })}>
          {text}
        </Tag>
      ))}
    </Row>
  )

  function timeOf({ showFrom, showUntil }: { showFrom: string | null; showUntil: string | null }): Marked {
    const now = new Date().toISOString()
    if (showUntil && showUntil <= now) return { text: t('over', { when: moment(showUntil) }) }
    if (showFrom && showFrom > now) return { text: t('from', { when: moment(showFrom) }), tone: 'practice' }
    return {
      text: showUntil ? t('until', { when: moment(showUntil) }) : t('running'),
      tone: 'success',
    }
  }
}
