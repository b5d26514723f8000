import type { Content, EditedContent } from '@tandem/contract/backend/contents'
import { useTexts } from '#lib/i18n/texts.ts'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { useMoment } from '../useVersionWords.ts'

/** What whoever edits it must know first. */
export function ContentState({ record, isRestored }: { record: EditedContent; isRestored: boolean }) {
  const t = useTexts('contents')
  const moment = useMoment()
  const { content, planned, published, isShown, english } = record
  return (
    <>
      {isRestored && <InlineAlert title={t('restored')}>{t('restoredText')}</InlineAlert>}
      {!isShown && <InlineAlert title={t('hidden')}>{t('hiddenText')}</InlineAlert>}
      {isWithdrawn(content) && <InlineAlert title={t('withdrawn')}>{t('withdrawnText')}</InlineAlert>}
      {planned?.publishAt && (
        <InlineAlert title={t('plannedFor', { when: moment(planned.publishAt) })}>
          {t(isWithdrawn(planned.content) ? 'plannedWithdrawn' : 'plannedText')}
        </InlineAlert>
      )}
      {english !== 'current' && (
        <InlineAlert tone="warning" title={t(english === 'missing' ? 'englishMissing' : 'englishOlder')}>
          {t(english === 'missing' ? 'englishMissingText' : 'englishOlderText')}
        </InlineAlert>
      )}
      {published.isStarter && <InlineAlert title={t('starter')}>{t('starterText')}</InlineAlert>}
    </>
  )
}

const isWithdrawn = (content: Content): boolean => 'isWithdrawn' in content && content.isWithdrawn
