import { IconDownload } from '@tabler/icons-react'
import { getOwnOffer } from '@tandem/contract/offers/own-offers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { filterOffers, useListView } from '../list/useListView.ts'
import { ownOffersQuery } from '../queries.ts'
import { useCsvNames } from './useCsvNames.ts'

/** What the list shows, as a table that can be read back. */
export function ExportOffers() {
  const t = useTexts('ownOffers')
  const locale = useLocale()
  const names = useCsvNames()
  const queries = useQueryClient()
  const view = useListView()
  const exporting = useMutation({
    mutationFn: async () => {
      const offers = filterOffers(await queries.ensureQueryData(ownOffersQuery(locale)), view)
      const { writeCsv } = await import('./offer-csv.ts')
      const contents = []
      for (const { id, views } of offers) {
        const { content } = await call(getOwnOffer, { params: { id } })
        contents.push({ content, views: views.total })
      }
      saveFile(new Blob([writeCsv(contents, names)], { type: 'text/csv' }), t('csv.fileName'))
      return offers.length
    },
    onSuccess: (count) => notify({ type: 'success', title: t('csv.exported', { count }) }),
    onError: (error) => notify({ type: 'danger', title: t('csv.notExported'), desc: failureTextOf(error) }),
  })
  return (
    <Button
      icon={IconDownload}
      busy={exporting.isPending}
      busyText={t('csv.exporting')}
      onClick={() => exporting.mutate()}
    >
      {t('csv.export')}
    </Button>
  )
}
