import type { ChangedText } from '@tandem/contract/backend/changed-texts'
import { paths } from '@tandem/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { ReasonDialog } from '#features/backend/frame/ReasonDialog.tsx'
import { isRefusal } from '#lib/api/api-error.ts'
import { requestIdOf } from '#lib/api/failure-of.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { focusHeading, focusPageHeading } from '#lib/sections/go-to-section.ts'
import { ButtonLink } from '#ui/actions/ButtonLink.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { EmptyState } from '#ui/states/EmptyState.tsx'
import { ErrorState } from '#ui/states/ErrorState.tsx'
import { SkeletonList } from '#ui/states/SkeletonList.tsx'
import { ChangedTextCard, textHeadId, titleOf } from './ChangedTextCard.tsx'
import { changedTextsQuery, useSendTextBack } from './queries.ts'

/** What companies have changed in their texts since somebody has looked at them. */
export function ChangedTextsPage() {
  const t = useTexts('changedTexts')
  const to = useTo()
  const { data, error, refetch } = useQuery(changedTextsQuery)
  // Its card may go while the reason is being typed.
  const [asked, setAsked] = useState<ChangedText | null>(null)
  // The card goes: who looks at many goes on with the next one.
  const focusAfter = ({ id }: ChangedText) => {
    const waiting = data?.waiting ?? []
    const at = waiting.findIndex((each) => each.id === id)
    const next = at < 0 ? undefined : (waiting[at + 1] ?? waiting[at - 1])
    if (next) focusHeading(textHeadId(next))
    else focusPageHeading()
  }
  const list = { onDecided: focusAfter, onSendBack: setAsked }
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} />
      {!data && error && <ErrorState onRetry={() => void refetch()} requestId={requestIdOf(error)} />}
      {!data && !error && <SkeletonList label={t('loading')} />}
      {data && !data.isOn && (
        <EmptyState
          art="waiting"
          title={t('off')}
          action={
            <ButtonLink to={to(paths.backendSettings({ hash: 'unternehmen' }))}>{t('toSettings')}</ButtonLink>
          }
        >
          {t('offText')}
        </EmptyState>
      )}
      {data?.isOn && (
        <Stack gap={8}>
          {data.waiting.length === 0 ? (
            <EmptyState art="waiting" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          ) : (
            <TextList title={t('waiting')} texts={data.waiting} {...list} />
          )}
          {data.sentBack.length > 0 && <TextList title={t('sentBack')} texts={data.sentBack} {...list} />}
        </Stack>
      )}
      {asked && (
        <SendBackDialog
          text={asked}
          now={data?.waiting.find(({ id }) => id === asked.id)}
          onClose={() => setAsked(null)}
          onDecided={() => focusAfter(asked)}
        />
      )}
    </Page>
  )
}

type TextListProps = {
  title: string
  texts: ChangedText[]
  onDecided: (text: ChangedText) => void
  onSendBack: (text: ChangedText) => void
}

function TextList({ title, texts, onDecided, onSendBack }: TextListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id}>{title}</h2>
        <Stack as="ul" gap={5}>
          {texts.map((text) => (
            <ChangedTextCard
              key={text.id}
              text={text}
              onDecided={() => onDecided(text)}
              onSendBack={() => onSendBack(text)}
            />
          ))}
        </Stack>
      </Stack>
    </section>
  )
}

type SendBackDialogProps = {
  /** As it was shown when the dialog opened. */
  text: ChangedText
  /** As it is now; undefined once it does not wait any more. */
  now: ChangedText | undefined
  onClose: () => void
  onDecided: () => void
}

function SendBackDialog({ text, now, onClose, onDecided }: SendBackDialogProps) {
  const t = useTexts('changedTexts')
  const title = titleOf(text)
  const sendBack = useSendTextBack(text.id)
  // Those who were told that something has changed have looked at it since.
  const { revision } = (isRefusal(sendBack.error, 'changed_elsewhere') && now) || text
  return (
    <ReasonDialog
      title={t('ask', { title })}
      text={t('effect')}
      confirm={t('sendBack')}
      hint={t('hint')}
      busy={sendBack.isPending}
      error={sendBack.error}
      isMoot={!now}
      onClose={onClose}
      onSubmit={(reason) =>
        sendBack.mutate(
          { reason, revision },
          {
            onSuccess: () => {
              flushSync(onClose)
              notify({ type: 'success', title: t('wasSentBack', { title }), desc: t('told') })
              onDecided()
            },
          },
        )
      }
    />
  )
}
