import { IconUserShield } from '@tabler/icons-react'
import type { CompanyReview } from '@tandem/contract/backend'
import { startOnBehalf } from '@tandem/contract/backend/on-behalf'
import { localizePath, paths } from '@tandem/contract/paths'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { deleteKeptData } from '#lib/offline/kept-data.ts'
import { keepOwnSession } from '#lib/session/own-session.ts'
import { loadProfile } from '#lib/session/refresh-session.ts'
import { setAuth } from '#lib/session/session-store.ts'
import { Button } from '#ui/actions/Button.tsx'
import { SectionCard } from '#ui/cards/SectionCard.tsx'
import { ReasonDialog } from '../../frame/ReasonDialog.tsx'

/** Leads into the company's own screens; the page is loaded anew, as somebody else's. */
export function OnBehalfCard({ review: { id, name } }: { review: CompanyReview }) {
  const t = useTexts('officeCompanies')
  const locale = useLocale()
  const [asks, setAsks] = useState(false)
  const starting = useSingleMutation({
    mutationFn: async (reason: string) => {
      const auth = await call(startOnBehalf, { params: { id }, body: { reason } })
      keepOwnSession()
      setAuth(auth)
      void deleteKeptData()
      await loadProfile()
    },
    onSuccess: () => location.assign(localizePath(paths.companyProfile(), locale)),
  })
  return (
    <SectionCard title={t('onBehalf.title')} description={t('onBehalf.text')}>
      <Button icon={IconUserShield} block onClick={() => setAsks(true)}>
        {t('onBehalf.start')}
      </Button>
      {asks && (
        <ReasonDialog
          title={t('onBehalf.ask', { name })}
          text={t('onBehalf.effect')}
          confirm={t('onBehalf.confirm')}
          hint={t('onBehalf.hint')}
          busy={starting.isPending}
          error={starting.error}
          onClose={() => setAsks(false)}
          onSubmit={(reason) => starting.mutate(reason)}
        />
      )}
    </SectionCard>
  )
}
