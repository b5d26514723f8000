import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Application } from '@tandem/contract/applications'

const file = readFileSync(join(import.meta.dirname, '../../e2e/fixtures/lebenslauf.pdf'))
const documentTypes = ['cv', 'school_certificates']

/** A profile of the demo applicant with so many expertises and documents, made as the client makes it; its id. */
export async function fillProfile(
  address: string,
  headers: Record<string, string>,
  { expertises, documents }: { expertises: number; documents: number },
): Promise<string> {
  const send = async (
    method: string,
    path: string,
    body: object,
  ): Promise<Pick<Application, 'id' | 'attachments'>> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json() as Promise<Application>
  }
  const { id, attachments } = await send('POST', '/application', { type: 3 })
  // It begins with the documents of the template.
  for (let n = attachments.length; n < documents; n += 1) {
    const form = new FormData()
    form.append('file', new Blob([file], { type: 'application/pdf' }), `dokument-${n}.pdf`)
    await send('POST', `/applicant-profile/file/${documentTypes[n % documentTypes.length]}/${id}`, form)
  }
  const content = { ...empty, expertises: Array.from({ length: expertises }, (_, n) => expertise(n)) }
  await send('PUT', `/application/${id}`, { ...content, revision: 0 })
  return id
}

const expertise = (n: number) => ({
  name: `Kenntnis ${n + 1}`,
  grade: 1 + (n % 30) / 10,
  description: 'In der Schule und in der Freizeit geübt, mit eigenen kleinen Projekten.',
})

const empty = {
  ...{ title: 'Messung', studyInterests: [], places: [], qualification: null, grade: null, desiredYears: [] },
  ...{ languages: [], education: [], career: [], moduleAdditionals: [], aboutMe: '', coverLetter: '' },
  visibility: 'hidden',
}
