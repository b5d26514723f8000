import { Settlement, settleThreadReport, type ThreadReport } from '@tandem/contract/backend/message-reports'
import { paths } from '@tandem/contract/paths'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { currentOf } from '#lib/api/api-error.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useUnsavedPart } from '#lib/form/unsaved-parts.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
import { useFilledFrom } from '#lib/form/useFilledFrom.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useTo } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextLink } from '#ui/actions/TextLink.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { BreakableAddress } from '#ui/layout/BreakableAddress.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { useReloadReports, useSettle } from './queries.ts'
import styles from './ReportCard.module.css'

const Words = z.omit(Settlement, { revision: true })

export const reportCardId = ({ id }: ThreadReport): string => `meldung-${id}`

type ReportCardProps = {
  report: ThreadReport
  onTyped: (isTyped: boolean) => void
  onSettled: () => void
}

export function ReportCard({ report, ...settling }: ReportCardProps) {
  const t = useTexts('backend')
  const to = useTo()
  const { reporter, settledAt, parties } = report
  const when = useWhen()
  return (
    <SectionCard
      id={reportCardId(report)}
      title={t(`reports.kinds.${report.kind}`)}
      description={t('reports.between', { sides: report.sides.join(' – '), subject: report.subject })}
    >
      <Stack gap={4}>
        <Text muted size="small">
          {t('reports.reported', {
            when: when(report.reportedAt),
            name: reporter?.name ?? t('reports.gone'),
          })}
          {reporter && (
            <>
              {' · '}
              <TextLink href={`mailto:${reporter.email}`}>
                <BreakableAddress>{reporter.email}</BreakableAddress>
              </TextLink>
            </>
          )}
        </Text>
        {parties.length > 0 && (
          <Row wrap gap={4}>
            {parties.map(({ type, id, name }) => (
              <TextLink key={id} to={to(pathOf[type](id))}>
                {t(`reports.parties.${type}`, { name })}
              </TextLink>
            ))}
          </Row>
        )}
        {report.reason && (
          <InlineAlert title={t('reports.reason')}>
            <p className={styles.text}>{report.reason}</p>
          </InlineAlert>
        )}
        {report.additions.map(({ kind, reason, addedAt }) => (
          <InlineAlert
            key={`${addedAt} ${reason}`}
            title={t('reports.added', { when: when(addedAt), kind: t(`reports.kinds.${kind}`) })}
          >
            {reason && <p className={styles.text}>{reason}</p>}
          </InlineAlert>
        ))}
        <details>
          <summary>{t('reports.messages', { count: report.messages.length })}</summary>
          <ol className={styles.messages}>
            {report.messages.map(({ id, senderName, message, sentAt }) => (
              <li key={id}>
                <Text size="small" muted>
                  {senderName}, {when(sentAt)}
                </Text>
                <p className={styles.text}>{message}</p>
              </li>
            ))}
          </ol>
        </details>
        {settledAt ? (
          <Text>
            <Settled report={report} />
          </Text>
        ) : (
          <SettleForm report={report} {...settling} />
        )}
      </Stack>
    </SectionCard>
  )
}

const pathOf = {
  account: (accountId: string) => paths.backendPeople({ accountId }),
  company: (companyId: string) => paths.backendCompanies({ companyId }),
}

function useWhen() {
  const t = useTexts('backend')
  const { day, time } = useFormats()
  return (instant: string) => t('reports.when', { day: day(instant), time: time(instant) })
}

/** When and by whom, what was done and what was answered. */
function Settled({ report: { settledAt, settledBy, note, answer } }: { report: ThreadReport }) {
  const t = useTexts('backend')
  const when = useWhen()
  return (
    <>
      {settledAt && t('reports.settledBy', { when: when(settledAt), name: settledBy ?? t('reports.gone') })}
      {note && ` ${note}`}
      {answer && ` ${t('reports.answered', { answer })}`}
    </>
  )
}

function SettleForm({ report, onTyped, onSettled }: ReportCardProps) {
  const t = useTexts('backend')
  const form = useForm({ resolver: useContractResolver(Words), defaultValues: { note: '', answer: '' } })
  const { errors, isDirty } = form.formState
  // Who has begun to write may not notice what is added above.
  const [{ revision }, setFilledFrom] = useFilledFrom(report, {
    isUnsaved: isDirty,
    contentOf: additionsOf,
  })
  const end = () => {
    form.reset()
    onSettled()
  }
  const settle = useSettle(report.id, () => {
    notify({ type: 'success', title: t('reports.done'), desc: t('reports.told') })
    end()
  })
  const reload = useReloadReports()
  const current = currentOf(settle.error, settleThreadReport)
  const theirs = current?.settledAt ? current : null
  useUnsavedPart(isDirty)
  const onTypedChange = useEffectEvent(onTyped)
  useEffect(() => {
    onTypedChange(isDirty)
    return () => onTypedChange(false)
  }, [isDirty])
  const submit = form.handleSubmit(({ note = '', answer = '' }) =>
    settle.mutate(
      { note, answer, revision },
      {
        onError: (error) => {
          const current = currentOf(error, settleThreadReport)
          if (!current || current.settledAt) return
          setFilledFrom(current)
          void reload()
        },
      },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        {theirs ? (
          <InlineAlert tone="warning" title={t('reports.settledElsewhere')} alert>
            <p>
              <Settled report={theirs} />
            </p>
            <p>{t('reports.keptText')}</p>
          </InlineAlert>
        ) : (
          settle.error && (
            <InlineAlert
              tone={current ? 'warning' : 'danger'}
              title={current && t('reports.addedElsewhere')}
              alert
            >
              {current ? t('reports.readAdded') : failureTextOf(settle.error)}
            </InlineAlert>
          )
        )}
        <TextArea
          label={t('reports.note')}
          hint={t('reports.noteHint')}
          rows={2}
          maxLength={1000}
          error={errors.note?.message}
          {...form.register('note')}
        />
        <TextArea
          label={t('reports.answer')}
          hint={t('reports.answerHint')}
          rows={2}
          maxLength={1000}
          error={errors.answer?.message}
          {...form.register('answer')}
        />
        <div>
          {theirs ? (
            <Button
              onClick={() => {
                end()
                void reload()
              }}
            >
              {t('reports.takeOff')}
            </Button>
          ) : (
            <Button type="submit" variant="primary" busy={settle.isPending} busyText={t('reports.settling')}>
              {t('reports.settle')}
            </Button>
          )}
        </div>
      </Stack>
    </form>
  )
}

const additionsOf = ({ additions }: ThreadReport) => additions
