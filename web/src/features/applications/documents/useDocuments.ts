import { changeFile, downloadFile, removeFile } from '@tandem/contract/applicants'
import type { Application, Attachment } from '@tandem/contract/applications'
import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { refusalOf } from '#lib/api/refusal-of.ts'
import { saveFile } from '#lib/api/save-file.ts'
import { refusedFor } from '#lib/api/uploads/accepted-files.ts'
import type { NewUpload, Upload } from '#lib/api/uploads/uploads.ts'
import { useTexts } from '#lib/i18n/texts.ts'
import { notify } from '#lib/notifications.ts'
import { namesOf, useDocumentTypes } from '#lib/reference.ts'
import { suggestType } from './uploads/suggest-type.ts'
import { useUploadsHere } from './uploads/useUploads.ts'

type Documents = Pick<Application, 'id' | 'applicant' | 'attachments'>
export type DocumentActions = ReturnType<typeof useDocuments>

/** What can be done with the documents of an application. `refresh` shows what the server has now. */
export function useDocuments(application: Documents, offered: string[], refresh: () => Promise<void>) {
  const t = useTexts('applications')
  const uploads = useUploadsHere()
  const typeName = namesOf(useDocumentTypes('all'))
  const [removed, setRemoved] = useState<Attachment[]>([])
  const [said, setSaid] = useState('')
  const focus = useFocusFile(application.attachments)
  const { id } = application
  const failed = (error: unknown) => {
    notify({ type: 'danger', title: refusalOf(error) ?? t('documents.unreached') })
    return false
  }
  const forget = ({ key }: Attachment) => setRemoved((all) => all.filter((file) => file.key !== key))
  const change = (file: Attachment, to: { type: string; name: string }) =>
    call(changeFile, { params: { type: file.type, id, fileId: file.key }, body: to })

  /** `send` answers whether each got there. What did not, or is not sent at all, says so in its row. */
  async function announce<Sent extends { type: string; file: string; isRefused?: boolean }>(
    all: readonly Sent[],
    send: (each: Sent) => Promise<boolean>,
  ) {
    const onTheirWay = all.filter(({ isRefused }) => !isRefused)
    const [first] = onTheirWay
    const begun = first ? t('documents.said.begun', { count: onTheirWay.length, file: first.file }) : ''
    setSaid(begun)
    const sent = all.map(async (each) => {
      if (await send(each))
        setSaid(t('documents.said.stored', { file: each.file, type: typeName(each.type) }))
    })
    await Promise.all(sent)
    setSaid((now) => (now === begun ? '' : now))
  }
  const start = (all: NewUpload[]) =>
    announce(
      all.map((upload) => {
        const { file, type } = upload
        return { upload, type, file: file.name, isRefused: refusedFor(file) !== null }
      }),
      ({ upload }) => uploads.start(upload),
    )
  return {
    said,
    removed,
    /** Without a type each file goes where its name says. */
    add(files: File[], type: string | null) {
      const given = (file: File) => type ?? suggestType(file.name, offered)
      void start(files.map((file) => ({ file, type: given(file), isSuggested: type === null })))
    },
    replace: (file: Attachment, by: File) => void start([{ file: by, type: file.type, replaces: file.key }]),
    /** The same file once more. */
    retry: ({ id, type, name }: Upload) => void announce([{ type, file: name }], () => uploads.retry(id)),
    /** Another file in place of one that failed. */
    sendInstead({ id, type, replaces }: Upload, file: File) {
      uploads.drop(id)
      void start([{ file, type, replaces }])
    },
    async remove(file: Attachment) {
      try {
        await call(removeFile, { params: { type: file.type, id, fileId: file.key } })
        setRemoved((all) => [...all, file])
        setSaid(t('documents.removed', { file: file.name }))
        await refresh()
      } catch (error) {
        failed(error)
      }
    },
    async restore(file: Attachment) {
      try {
        focus.wants(file.key)
        await change(file, { type: file.type, name: file.name })
        await refresh()
        setSaid(t('documents.said.restored', { file: file.name }))
        forget(file)
      } catch (error) {
        if (!isRefusal(error, 'not_found')) return void failed(error)
        notify({ type: 'danger', title: t('documents.undoTooLate') })
        forget(file)
      }
    },
    forget,
    /** Answers whether it worked. */
    async change(file: Attachment, to: { type: string; name: string }): Promise<boolean> {
      try {
        const { name } = await change(file, to)
        focus.wants(file.key)
        await refresh()
        setSaid(t('documents.said.changed', { file: name }))
        return true
      } catch (error) {
        return failed(error)
      }
    },
    async download({ type, key, name }: Attachment) {
      try {
        const params = { id: application.applicant.id, type, fileId: key }
        saveFile(await call(downloadFile, { params }), name)
      } catch (error) {
        failed(error)
      }
    },
  }
}

/** A row that comes back or moves is another element: its first button takes the focus that its old one had. */
function useFocusFile(attachments: Attachment[]) {
  const wanted = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows were drawn anew
  useEffect(() => {
    if (!wanted.current) return
    const row = document.querySelector(`[data-file="${wanted.current}"]`)
    if (!row) return
    wanted.current = null
    if (document.activeElement === document.body) row.querySelector('button')?.focus()
  }, [attachments])
  return {
    wants(key: string) {
      wanted.current = key
    },
  }
}
