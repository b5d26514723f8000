import type { ChangedText } from '@tandem/contract/backend/changed-texts'
import { paths } from '@tandem/contract/paths'
import { ChangedWords } from '#features/backend/frame/ChangedWords.tsx'
import { isRefusal } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useAgo } from '#lib/format/useAgo.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { Card } from '#ui/cards/Card.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useApproveText } from './queries.ts'

export const textHeadId = ({ id }: ChangedText): string => `text-${id}`

type ChangedTextCardProps = { text: ChangedText; onDecided: () => void; onSendBack: () => void }

/** One text with what is different, and what to do about it. */
export function ChangedTextCard({ text, ...decision }: ChangedTextCardProps) {
  const t = useTexts('changedTexts')
  const to = useTo()
  const ago = useAgo()
  const { company, offer, changedAt, sentBackAt, reason, texts } = text
  const title = titleOf(text)
  return (
    <Card as="li">
      <Stack gap={4}>
        <div id={textHeadId(text)}>
          <h3 tabIndex={-1}>
            <TextLink
              to={to(offer ? paths.offer({ offerId: offer.id }) : paths.company({ companyId: company.id }))}
            >
              {title}
            </TextLink>
          </h3>
          <Text size="small" muted>
            {t(offer ? 'ofOffer' : 'ofCompany', { company: company.name, when: ago(changedAt) })}
          </Text>
        </div>
        {reason && (
          <InlineAlert
            title={t(sentBackAt ? 'waits' : 'answered', { when: sentBackAt ? ago(sentBackAt) : '' })}
          >
            {reason}
          </InlineAlert>
        )}
        {texts.map(({ field, before, now }) => (
          <Stack key={field} gap={2}>
            <h4>{t(`fields.${field}`)}</h4>
            <ChangedWords from={before} to={now} language={field.endsWith('En') ? 'en' : 'de'} />
          </Stack>
        ))}
        <Decision text={text} {...decision} />
      </Stack>
    </Card>
  )
}

/** Of the offer, or of the company's profile. */
export const titleOf = ({ offer, company }: ChangedText): string => offer?.title || company.name

function Decision({ text, onDecided, onSendBack }: ChangedTextCardProps) {
  const t = useTexts('changedTexts')
  const { id, revision, sentBackAt } = text
  const title = titleOf(text)
  const approve = useApproveText(id)
  return (
    <>
      {approve.isError && !isRefusal(approve.error, 'changed_elsewhere') && (
        <InlineAlert tone="danger" alert>
          {failureTextOf(approve.error)}
        </InlineAlert>
      )}
      <Row wrap gap={3}>
        <Button
          variant="primary"
          busy={approve.isPending}
          busyText={t('approve')}
          aria-label={t('approveOne', { title })}
          onClick={() =>
            approve.mutate(revision, {
              onSuccess: () => {
                notify({ type: 'success', title: t('approved', { title }) })
                onDecided()
              },
              onError: (error) => {
                if (!isRefusal(error, 'changed_elsewhere')) return
                notify({ type: 'warning', title: t('changedElsewhere'), desc: t('changedText') })
              },
            })
          }
        >
          {t('approve')}
        </Button>
        {!sentBackAt && (
          <Button aria-label={t('sendBackOne', { title })} onClick={onSendBack}>
            {t('sendBack')}
          </Button>
        )}
      </Row>
    </>
  )
}
