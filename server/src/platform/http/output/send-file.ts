import { Readable } from 'node:stream'
import type { FileOutput } from '@tandem/contract/endpoint'
import type { FastifyReply } from 'fastify'

/** Files come from people: nothing of them may run in our origin, whatever a browser takes it for. */
export function sendFile(reply: FastifyReply, file: FileOutput): FastifyReply {
  const body = streamOf(file.body)
  if (file.version) reply.header('etag', `"${file.version}"`)
  if (file.version && reply.request.headers['if-none-match']?.includes(`"${file.version}"`)) {
    body.destroy()
    return reply.code(304).send()
  }
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', contentDisposition(file))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(body)
}

/** A stream goes out as it is: wrapped in another one it would stay open when nobody reads it to its end. */
function streamOf(body: FileOutput['body']): Readable {
  return body instanceof Readable ? body : Readable.from(body)
}

/** RFC 6266: an ASCII name for old clients, the real one in UTF-8. */
function contentDisposition({ disposition, name }: FileOutput): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const utf8 = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}
