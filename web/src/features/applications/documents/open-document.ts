import { downloadFile } from '@tandem/contract/applicants'
import type { Attachment } from '@tandem/contract/applications'
import { call } from '#lib/api/call.ts'

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
    const address = URL.createObjectURL(file)
    setTimeout(() => URL.revokeObjectURL(address), addressLifeMs)
    if (tab) tab.location.href = address
    else save(address, name)
  } catch (error) {
    tab?.close()
    throw error
  }
}

function save(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
