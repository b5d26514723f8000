import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Page = {
  status: 200 | 404
  html: string
  etag: string
  /** As it was sent: compressed once, however often. */
  packed: Map<Encoding, Promise<Buffer>>
}
type Encoding = 'br' | 'gzip'

const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5 }
const pack = {
  br: (html: string) => promisify(brotliCompress)(html, { params: brotliParams }),
  gzip: (html: string) => promisify(gzip)(html),
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.code(page.status).header('etag', page.etag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((each) =>
    new RegExp(`\\b${each}\\b(?!;q=0)`).test(accepted),
  )
  if (!encoding) return reply.send(page.html)
  const packed = page.packed.get(encoding) ?? pack[encoding](page.html)
  page.packed.set(encoding, packed)
  return reply.header('content-encoding', encoding).send(await packed)
}
