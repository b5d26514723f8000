import { IconUpload } from '@tabler/icons-react'
import { createOffer } from '@tandem/contract/offers/own-offers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { failureTextOf } from '#lib/api/refusal-of.ts'
import { useSingleMutation } from '#lib/api/useSingleMutation.ts'
import { readCsvFile } from '#lib/csv.ts'
import { useLocale } from '#lib/i18n/locale.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { Button } from '#ui/actions/Button.tsx'
import { FileButton } from '#ui/data/files/FileButton.tsx'
import { InlineAlert } from '#ui/feedback/InlineAlert.tsx'
import { Stack } from '#ui/layout/Stack.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { ListFailure } from '#ui/states/ListFailure.tsx'
import { refreshOwnOffers } from '../queries.ts'
import { type CheckedRow, checkRows } from './check-rows.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { useCsvNames, useCsvRetry } from './useCsvNames.ts'

const maxBytes = 2_000_000
const maxRows = 200

/** Shows what a file would become before anything is made of it. */
export function ImportOffers() {
  const t = useTexts('ownOffers')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={IconUpload} onClick={() => setOpen(true)}>
        {t('csv.import')}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('csv.importTitle')} form>
        {isOpen && <ImportForm onDone={() => setOpen(false)} />}
      </Sheet>
    </>
  )
}

function ImportForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('ownOffers')
  const locale = useLocale()
  const names = useCsvNames()
  const onRetry = useCsvRetry()
  const queries = useQueryClient()
  const [rows, setRows] = useState<CheckedRow[] | null>(null)
  const [unknown, setUnknown] = useState<string[]>([])

  const reading = useMutation({
    mutationFn: async (file: File) => {
      setRows(null)
      creating.reset()
      const { readCsv } = await import('./offer-csv.ts')
      const table = file.size <= maxBytes ? readCsv((await readCsvFile(file)) ?? '', names) : null
      if (!table || table.rows.length === 0) throw new Unfit(t('csv.unfit'))
      if (table.rows.length > maxRows) throw new Unfit(t('csv.tooMany', { max: maxRows }))
      setUnknown(table.unknownColumns)
      const refuseContact = (id: string | null) => {
        const hidden = names.contacts.find((each) => each.id === id && each.notShown)
        return hidden ? t('csv.contactNotShown', { name: hidden.name }) : null
      }
      setRows(await checkRows(table.rows, locale, refuseContact))
    },
  })
  const fit = rows?.filter(({ errors }) => errors.length === 0) ?? []
  const creating = useSingleMutation({
    mutationFn: () => createAll(fit),
    onSuccess: async ({ made, refused, untried }) => {
      if (made > 0) notify({ type: 'success', title: t('csv.made', { count: made }) })
      await refreshOwnOffers(queries)
      // Those that became drafts are done; what is left stays to be read, or tried again.
      const left = [...(rows ?? []).filter(({ errors }) => errors.length > 0), ...refused, ...untried]
      if (left.length === 0) onDone()
      else setRows(left)
    },
  })
  const { untried = [], failure = null } = creating.data ?? {}
  return (
    <Stack gap={5}>
      <p>{t('csv.importText')}</p>
      <div>
        <FileButton
          accept={['text/csv', '.csv']}
          busy={reading.isPending}
          disabled={onRetry !== undefined}
          onFiles={([file]) => file && reading.mutate(file)}
        >
          {t('csv.choose')}
        </FileButton>
      </div>
      <ListFailure onRetry={onRetry} />
      {reading.isError && (
        <InlineAlert tone="danger" title={t('csv.notRead')} alert>
          {reading.error instanceof Unfit ? reading.error.message : failureTextOf(reading.error)}
        </InlineAlert>
      )}
      {unknown.length > 0 && rows && (
        <InlineAlert>{t('csv.unknownColumns', { columns: unknown.join(', ') })}</InlineAlert>
      )}
      {rows && <ImportPreview rows={rows} />}
      {fit.length > 0 && (
        <div>
          <Button variant="primary" busy={creating.isPending} onClick={() => creating.mutate()}>
            {t('csv.create', { count: fit.length })}
          </Button>
        </div>
      )}
      {failure !== null && !creating.isPending && rows && (
        <InlineAlert tone="danger" title={t('csv.stopped', { count: untried.length })} alert>
          {failure}
        </InlineAlert>
      )}
    </Stack>
  )
}

class Unfit extends Error {}

type Created = {
  made: number
  /** With what the server found wrong in them. */
  refused: CheckedRow[]
  untried: CheckedRow[]
  /** Why it ended before the last row; null where it did not. */
  failure: string | null
}

/** One after the other, in the file's order. What fails for another reason than the row itself would fail the others too. */
async function createAll(rows: CheckedRow[]): Promise<Created> {
  const refused: CheckedRow[] = []
  for (const [at, row] of rows.entries()) {
    try {
      const { content: body, idempotencyKey } = row
      await call(createOffer, { body }, { idempotencyKey })
    } catch (error) {
      if (!isOfRow(error)) {
        return {
          made: at - refused.length,
          refused,
          untried: rows.slice(at),
          failure: failureTextOf(error),
        }
      }
      const errors = (error.problem?.violations ?? []).map(({ propertyPath, message }) => ({
        column: propertyPath,
        message,
      }))
      if (errors.length === 0) errors.push({ column: '', message: failureTextOf(error) })
      refused.push({ ...row, errors })
    }
  }
  return { made: rows.length - refused.length, refused, untried: [], failure: null }
}

const isOfRow = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 413, 422].includes(error.status)
