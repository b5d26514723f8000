import { setImmediate } from 'node:timers/promises'
import type { Application } from '@tandem/contract/applications'
import type {
  downloadApplicationPdf as applicationEndpoint,
  downloadReceivedPdf as receivedEndpoint,
} from '@tandem/contract/applications/pdf'
import type { FileOutput, HandlerInput } from '@tandem/contract/endpoint'
import { openFile } from '#features/files/files.api.ts'
import type { Viewer } from '#platform/auth/viewer.ts'
import { berlinDay } from '#platform/clock/berlin-day.ts'
import type { Context } from '#platform/context/context.ts'
import { AppError } from '#platform/http/app-error.ts'
import { limitWork } from '#platform/limit-work/limit-work.ts'
import { appendPdfs, readAppendices } from '#platform/pdf/append-files.ts'
import { writePdf } from '#platform/pdf/write-pdf.ts'
import { isRecipient } from '../applications.rules.ts'
import { findRecord } from '../applications.store.ts'
import { openApplication } from '../reading/get-application.ts'
import { drawApplication, drawOverview, titleOf } from './draw-application.ts'
import { paperFor } from './paper.ts'

/** Drawing keeps the process busy: its other requests come between two documents. */
const inTurn = limitWork(2)

/** What both sides get is the same: the application as it was sent, in the language of who reads it. */
export async function downloadApplicationPdf(
  ctx: Context,
  viewer: Viewer,
  { params }: HandlerInput<typeof applicationEndpoint>,
): Promise<FileOutput> {
  const application = await openApplication(ctx, viewer, params.id)
  const paper = await paperFor(ctx)
  const title = titleOf(application, paper)
  const bytes = await inTurn(async () => {
    const appendices = await readAppendices(
      application.attachments.map(({ key, mediaType, size }) => ({
        ...{ key, mediaType, size },
        read: () => readFile(ctx, viewer, key),
      })),
    )
    const document = await writePdf({ ...paper, title }, (pdf) => {
      drawApplication(pdf, application, paper, appendices.pages)
      for (const { key, type, name } of application.attachments) {
        const image = appendices.images.get(key)
        // One file may be there as two documents.
        if (image && appendices.images.delete(key)) pdf.image(image, `${paper.nameOf('type', type)}, ${name}`)
      }
    })
    return appendPdfs(document, appendices.pdfs.values())
  })
  return asFile(bytes, title)
}

export async function downloadReceivedPdf(
  ctx: Context,
  viewer: Viewer,
  { query }: HandlerInput<typeof receivedEndpoint>,
): Promise<FileOutput> {
  const ids = [...new Set(query.id)]
  if (ids.length === 0) throw new AppError('not_found')
  for (const id of ids) {
    const record = await findRecord(ctx.db, id)
    if (!record || !isRecipient(viewer, record)) throw new AppError('not_found')
  }
  const applications: Application[] = []
  for (const id of ids) applications.push(await openApplication(ctx, viewer, id))
  const paper = await paperFor(ctx)
  const title = `${paper.words.received} ${berlinDay(ctx.clock())}`
  const bytes = await inTurn(() =>
    writePdf({ ...paper, title }, async (pdf) => {
      drawOverview(pdf, applications, paper)
      for (const application of applications) {
        // Other requests are answered in between.
        await setImmediate()
        pdf.newPage()
        drawApplication(pdf, application, paper)
      }
    }),
  )
  return asFile(bytes, title)
}

async function readFile(ctx: Context, viewer: Viewer, key: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of (await openFile(ctx, viewer, key)).body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function asFile(bytes: Uint8Array, title: string): FileOutput {
  return {
    body: inOnePiece(bytes),
    contentType: 'application/pdf',
    name: `${title.replace(/[^\p{L}\p{N} .-]/gu, '').trim()}.pdf`,
    disposition: 'attachment',
  }
}

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes
}
