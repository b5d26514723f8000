import type { Endpoint } from '@tandem/contract/endpoint'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import type { TestApp } from '#testing/test-app.ts'
import { pdf } from '../access/scene-records.testing.ts'
import { isPlantedColour } from './planted-people.testing.ts'

export type Given = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type Answer = Awaited<ReturnType<TestApp['call']>>

/** Asks, and keeps where each of the needles was said. */
export function createCollector(app: TestApp, needles: readonly string[]) {
  const answered = new Set<string>()
  const seen = new Map<string, Set<string>>(needles.map((needle) => [needle, new Set()]))

  /** What was asked for itself may be said again, as in the address of the next page. */
  function note(where: string, said: string, asked = ''): void {
    for (const [needle, places] of seen) {
      if (said.includes(needle) && !asked.includes(needle)) places.add(where)
    }
  }

  return {
    /** Names of the endpoints that answered at least once without refusing. */
    answered,
    seen,
    note: (where: string, said: unknown) => note(where, decoded(JSON.stringify(said))),
    async ask(name: string, endpoint: Endpoint, given: Given, as: { token: string }): Promise<Answer> {
      const file = { name: 'a.pdf', bytes: pdf }
      const answer =
        endpoint.upload && !given.body
          ? await app.upload(endpoint, { ...given, params: given.params ?? {}, file }, { as })
          : await app.call(endpoint, given, { as })
      if (answer.status < 400) answered.add(name)
      note(name, await textOf(answer), JSON.stringify(given))
      return answer
    },
  }
}

/** What any program could read from it: headers too, and what is encoded in them. */
async function textOf({ status, headers, bytes }: Answer): Promise<string> {
  const type = String(headers['content-type'])
  const head = decoded(JSON.stringify(headers))
  const raw = Buffer.from(bytes).toString('latin1')
  if (status !== 200) return head + decoded(raw)
  if (type.startsWith('application/pdf')) return `${head}${raw}${await readPdf(bytes)}`.toLowerCase()
  if (type.startsWith('image/')) return head + raw + (await nameOfColour(bytes))
  return head + decoded(raw)
}

export const plantedPhoto = 'the colour of the planted photo'

async function nameOfColour(bytes: Uint8Array): Promise<string> {
  const { dominant } = await sharp(bytes).stats()
  return isPlantedColour(dominant) ? plantedPhoto : ''
}

/** As it is, without percent signs, and each part of it that could be base64. */
function decoded(text: string): string {
  const plain = text.replace(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const packed = (text.match(/[\w+/-]{12,}/g) ?? []).map((each) => Buffer.from(each, 'base64').toString())
  return [text, plain, ...packed].join('\n').toLowerCase()
}

async function readPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const parts = [JSON.stringify(await document.getMetadata())]
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    parts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  await document.loadingTask.destroy()
  return parts.join('\n')
}
