import { IconShare3 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Text } from '#ui/layout/Text.tsx'
import { recommendationsQuery } from '../queries.ts'
import { SentRequestLine } from '../sent/SentRequestLine.tsx'
import { RecommendDialog } from './RecommendDialog.tsx'

/** Beside a received application: hands it on to another company, once its applicant agrees. */
export function RecommendPanel({ applicationId, name }: { applicationId: string; name: string }) {
  const t = useTexts('applicantRequests')
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(recommendationsQuery(applicationId, useLocale()))
  if (!data || (!data.can.recommend && data.requests.length === 0)) return null
  const close = () => setOpen(false)
  function done() {
    flushSync(close)
    box.current?.querySelector<HTMLElement>('h2')?.focus()
  }
  return (
    <div ref={box}>
      <SectionCard title={t('recommend.title')} screenOnly>
        <Stack gap={4}>
          {data.requests.length > 0 && (
            <Stack gap={4} as="ul">
              {data.requests.map((request) => (
                <li key={request.id}>
                  <SentRequestLine request={request} />
                </li>
              ))}
            </Stack>
          )}
          {data.can.recommend && (
            <>
              <Text>{t('recommend.text', { name })}</Text>
              <div>
                <Button icon={IconShare3} onClick={() => setOpen(true)}>
                  {t('recommend.action')}
                </Button>
              </div>
            </>
          )}
        </Stack>
        {isOpen && <RecommendDialog {...{ applicationId, name }} onClose={close} onDone={done} />}
      </SectionCard>
    </div>
  )
}
