import { createHash } from 'node:crypto'
import type { applicationAttachment } from '#features/applications/applications.schema.ts'
import { mediaTypes } from '#platform/files/detect-type.ts'
import type { DemoApplicant } from '../applicants/applicant.ts'
import type { DemoApplication } from '../applications/application.ts'
import type { DemoFile } from '../base/demo-file.ts'
import { demoId } from '../base/demo-id.ts'
import { slug } from '../base/text.ts'
import { demoCompanyName } from '../companies/company-entries.ts'
import { curriculumVitae, schoolCertificate } from './certificates.ts'
import { drawPdf } from './pdf.ts'
import { hasPrintableName } from './printable.ts'

export type Documents = { files: DemoFile[]; attachments: (typeof applicationAttachment.$inferInsert)[] }

const authors = 46

/** Papers of Lena and of those who applied to the demo company, attached to all that they have written. */
export async function drawDocuments(applications: DemoApplication[]): Promise<Documents> {
  const sheets = chooseAuthors(applications).flatMap((applicant) => {
    const madeAt = new Date(applicant.row.createdAt)
    return [
      { applicant, type: 'cv', sheet: curriculumVitae(applicant, madeAt) },
      { applicant, type: 'school_certificates', sheet: schoolCertificate(applicant, madeAt) },
    ]
  })
  const drawn = await Promise.all(
    sheets.map(async ({ applicant, type, sheet }, number) => {
      const file = toFile(applicant, { bytes: await drawPdf(sheet), title: sheet.title, number })
      const own = applications.filter((application) => application.applicant === applicant)
      const attachments = own.map(({ row }) => ({
        applicationId: row.id,
        fileId: file.row.id,
        documentTypeKey: type,
        createdAt: row.createdAt,
      }))
      return { file, attachments }
    }),
  )
  return {
    files: drawn.map(({ file }) => file),
    attachments: drawn.flatMap(({ attachments }) => attachments),
  }
}

function chooseAuthors(applications: DemoApplication[]): DemoApplicant[] {
  const sent = applications.filter(({ company }) => company !== null)
  const known = sent.filter(
    ({ company, applicant }) => company?.entry.name === demoCompanyName || applicant.number === 0,
  )
  return [...new Set([...known, ...sent].map(({ applicant }) => applicant))]
    .filter(hasPrintableName)
    .slice(0, authors)
}

function toFile(
  applicant: DemoApplicant,
  paper: { bytes: Uint8Array; title: string; number: number },
): DemoFile {
  const { bytes, title, number } = paper
  const id = demoId('document', number)
  const key = `documents/${createHash('sha256').update(`tandem-demo/document/${number}`).digest('hex').slice(0, 40)}`
  return {
    contents: [{ key, bytes }],
    row: {
      id,
      storageKey: key,
      name: `${title}-${slug(`${applicant.name.firstName} ${applicant.name.lastName}`)}.pdf`,
      mediaType: mediaTypes.pdf,
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      uploadedBy: applicant.account.id,
      createdAt: applicant.row.createdAt,
    },
  }
}
