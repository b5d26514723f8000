import { Settlement, type ThreadReport } from '@tandem/contract/backend/message-reports'
import { paths } from '@tandem/contract/paths'
import { useForm } from 'react-hook-form'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useContractResolver } from '#lib/form/useContractResolver.ts'
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
import { useSettle } from './queries.ts'
import styles from './ReportCard.module.css'

type ReportCardProps = { report: ThreadReport; onSettled: () => void }

export function ReportCard({ report, onSettled }: ReportCardProps) {
  const t = useTexts('backend')
  const to = useTo()
  const { day, time } = useFormats()
  const { reporter, settledAt, note, answer, parties } = report
  const when = (instant: string) => t('reports.when', { day: day(instant), time: time(instant) })
  return (
    <SectionCard
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
        {report.reason && <InlineAlert title={t('reports.reason')}>{report.reason}</InlineAlert>}
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
            {t('reports.settledBy', { when: when(settledAt), name: report.settledBy ?? t('reports.gone') })}
            {note && ` ${note}`}
            {answer && ` ${t('reports.answered', { answer })}`}
          </Text>
        ) : (
          <SettleForm id={report.id} onSettled={onSettled} />
        )}
      </Stack>
    </SectionCard>
  )
}

const pathOf = {
  account: (accountId: string) => paths.backendPeople({ accountId }),
  company: (companyId: string) => paths.backendCompanies({ companyId }),
}

function SettleForm({ id, onSettled }: { id: string; onSettled: () => void }) {
  const t = useTexts('backend')
  const form = useForm({ resolver: useContractResolver(Settlement), defaultValues: { note: '', answer: '' } })
  const settle = useSettle(id, () => {
    notify({ type: 'success', title: t('reports.done'), desc: t('reports.told') })
    onSettled()
  })
  const submit = form.handleSubmit(({ note = '', answer = '' }) => settle.mutate({ note, answer }))
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={3}>
        {settle.error && (
          <InlineAlert tone="danger" alert>
            {failureTextOf(settle.error)}
          </InlineAlert>
        )}
        <TextArea
          label={t('reports.note')}
          hint={t('reports.noteHint')}
          rows={2}
          maxLength={1000}
          error={form.formState.errors.note?.message}
          {...form.register('note')}
        />
        <TextArea
          label={t('reports.answer')}
          hint={t('reports.answerHint')}
          rows={2}
          maxLength={1000}
          error={form.formState.errors.answer?.message}
          {...form.register('answer')}
        />
        <div>
          <Button type="submit" variant="primary" busy={settle.isPending} busyText={t('reports.settling')}>
            {t('reports.settle')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
