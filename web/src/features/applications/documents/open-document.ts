import { downloadFile } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import { call } from '#lib/api/call.ts'
import { saveFile } from '#lib/api/save-file.ts'

/** Browsers show these by themselves. */
const shown = ['application/pdf', 'image/jpeg', 'image/png']

/** How long another tab may take to read the file before its address is given up. */
const addressLifeMs = 60_000

/**
 * Opens a document that only the session's token can fetch: PDF and pictures in a new tab, others are saved.
 * The tab opens before the file is there, since browsers allow it only as the answer to a click.
 */
export async function openDocument(applicantId: string, { type, key, name, mediaType }: Attachment) {
  const tab = shown.includes(mediaType) ? window.open('', '_blank') : null
  try {
    const file = await call(downloadFile, { params: { id: applicantId, type, fileId: key } })
    if (tab) show(file, tab)
    else saveFile(file, name)
  } catch (error) {
    tab?.close()
    throw error
  }
}

function show(file: Blob, tab: Window) {
  const address = URL.createObjectURL(file)
  setTimeout(() => URL.revokeObjectURL(address), addressLifeMs)
  tab.location.href = address
}
