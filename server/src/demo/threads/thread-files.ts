import { createHash } from 'node:crypto'
import { mediaTypes } from '#platform/files/detect-type.ts'
import type { DemoFile } from '../base/demo-file.ts'
import { demoId } from '../base/demo-id.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import { drawPdf, type Sheet } from '../documents/pdf.ts'
import type { DemoThread } from './thread.ts'

/** By the thread: what the company has sent along with its last message. */
export type ThreadFiles = ReadonlyMap<string, DemoFile>

const most = 8

/** How a day at the company goes, for Lena and for those who talk with the demo company. */
export async function drawThreadFiles(threads: DemoThread[]): Promise<ThreadFiles> {
  const known = threads.filter(
    ({ applicant, company, messages }) =>
      (applicant.number === 0 || company.entry.name === demoCompanyName) &&
      messages.at(-1)?.side === 'company',
  )
  const drawn = known.slice(0, most).map(async (thread, number) => {
    const file = toFile(thread, await drawPdf(courseOfDay(thread)), number)
    return [thread.id, file] as const
  })
  return new Map(await Promise.all(drawn))
}

function courseOfDay({ company, messages }: DemoThread): Sheet {
  return {
    title: 'Ablauf des Gesprächs',
    author: company.row.name,
    madeAt: sentAt(messages),
    subtitle: [company.row.name, `${company.town.postalCode} ${company.town.name}`],
    blocks: [
      {
        heading: 'Vor Ort',
        lines: [
          ['Ankommen am Empfang', '10:15 Uhr'],
          ['Kennenlernen mit dem Ausbildungsteam', '10:30 Uhr'],
          ['Rundgang und Gespräch mit Studierenden', '11:15 Uhr'],
          ['Zeit für deine Fragen', '12:00 Uhr'],
        ],
      },
    ],
  }
}

function toFile({ person, messages }: DemoThread, bytes: Uint8Array, number: number): DemoFile {
  const key = `documents/${createHash('sha256').update(`tandem-demo/thread-file/${number}`).digest('hex').slice(0, 40)}`
  return {
    contents: [{ key, bytes }],
    row: {
      id: demoId('thread-file', number),
      storageKey: key,
      name: 'Ablauf-Gespraech.pdf',
      mediaType: mediaTypes.pdf,
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      uploadedBy: person.account.id,
      createdAt: sentAt(messages),
    },
  }
}

const sentAt = (messages: DemoThread['messages']): Date => messages.at(-1)?.sentAt ?? new Date(0)
