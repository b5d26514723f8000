import { IconCalendarEvent, IconClockCheck, IconClockPause } from '@tabler/icons-react'
import { type Application, applicationStatuses } from '@tandem/contract/applications'
import { daysUntilAnswer } from '@tandem/contract/received-applications/answer-due'
import { useQuery } from '@tanstack/react-query'
import { companyBriefQuery } from '#features/applications/apply/queries.ts'
import { CalendarDownload, interviewsQuery } from '#features/interviews/public.ts'
import { useFormats } from '#lib/format/useFormats.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { useSettings } from '#lib/settings.ts'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Row, Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { CalendarLeaf } from '#ui/marks/CalendarLeaf.tsx'
import { Icon, type IconType } from '#ui/marks/Icon.tsx'
import styles from './OwnApplication.module.css'

/** The next date, or until when the company has promised to answer; nothing once it is over. */
export function NextStep({ application }: { application: Application }) {
  const t = useTexts('applications')
  const { fullDay } = useFormats()
  const { responseDays } = useSettings().company
  const { id, status, target } = application
  const { data: interviews } = useQuery(interviewsQuery(id))
  const company = useQuery({
    ...companyBriefQuery(target?.companyId ?? '', useLocale()),
    enabled: target !== null && !target.unavailable,
    retry: false,
  })
  if (status !== applicationStatuses.sent || !target) return null
  const open = interviews?.interviews.find((each) => each.status !== 'cancelled')
  const startsAt = open?.startsAt ?? null
  const isAway = target.unavailable === true
  const dueIn = isAway ? null : daysUntilAnswer(application, responseDays, new Date())
  const answerDays = company.data?.answerDays ?? null
  const isAhead = startsAt !== null && new Date(startsAt) > new Date()
  const mayChoose = !isAway && !isAhead && open?.can.choose === true
  if (!isAway && !isAhead && dueIn === null && !mayChoose) return null
  return (
    <SectionCard title={<span className="h4">{t('own.next.title')}</span>}>
      <Stack gap={4}>
        {isAhead && open && startsAt && <NextDate id={open.id} startsAt={startsAt} />}
        {mayChoose && (
          <Line icon={IconCalendarEvent} title={t('own.next.choose')}>
            {t('own.next.chooseText')}
          </Line>
        )}
        {isAway && (
          <Line icon={IconClockPause} title={t('own.next.away')}>
            {t('own.next.awayText', { company: target.companyName })}
          </Line>
        )}
        {dueIn !== null && (
          <Line
            icon={IconClockCheck}
            title={
              dueIn >= 0
                ? t('own.next.answerBy', { day: fullDay(inDays(dueIn)) })
                : t('own.next.overdue', { count: -dueIn })
            }
          >
            {t(dueIn >= 0 ? 'own.next.promise' : 'own.next.overdueText', {
              company: target.companyName,
              count: responseDays,
            })}
            {answerDays !== null &&
              ` ${t('own.next.usually', { company: target.companyName, count: answerDays })}`}
          </Line>
        )}
      </Stack>
    </SectionCard>
  )
}

const inDays = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString()

function NextDate({ id, startsAt }: { id: string; startsAt: string }) {
  const t = useTexts('applications')
  const { fullDay, time, shortMonth, dayOfMonth } = useFormats()
  return (
    <Stack gap={3}>
      <Row gap={4}>
        <CalendarLeaf month={shortMonth(startsAt)} day={dayOfMonth(startsAt)} />
        <div>
          <Text size="small" muted>
            {t('own.next.date')}
          </Text>
          <Text strong>{fullDay(startsAt)}</Text>
          <Text size="small" muted>
            {t('own.next.interview', { time: time(startsAt) })}
          </Text>
        </div>
      </Row>
      <CalendarDownload id={id} />
    </Stack>
  )
}

type LineProps = { icon: IconType; title: string; children: React.ReactNode }

function Line({ icon, title, children }: LineProps) {
  return (
    <Row gap={3} align="start">
      <Icon icon={icon} />
      <div className={styles.words}>
        <Text strong>{title}</Text>
        <Text size="small" muted>
          {children}
        </Text>
      </div>
    </Row>
  )
}
