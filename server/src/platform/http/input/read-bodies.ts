import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/** JSON bodies, and those of forms for the endpoints that take them. */
export function readBodies(app: FastifyInstance): void {
  // Fastify takes it by itself, and no call does.
  app.removeContentTypeParser('text/plain')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isOverlyComplex(String(text))) return done(new AppError('malformed_request'))
    parseJson(request, String(text), done)
  })
  const options = { parseAs: 'string', bodyLimit: 4096 } as const
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (request: FastifyRequest, body: string) => {
      if (!request.routeOptions.config.endpoint?.form) throw new AppError('unsupported_media_type')
      return Object.fromEntries(new URLSearchParams(body))
    },
  )
}

/** Far above what any call takes; reading and validating so much takes a few milliseconds. */
const maxValues = 5000
const maxDepth = 50

/** Whether a JSON text holds so many or so deeply nested values that reading it would keep others waiting. */
export function isOverlyComplex(json: string): boolean {
  let values = 0
  let depth = 0
  for (let index = 0; index < json.length; index += 1) {
    const char = json.charCodeAt(index)
    if (char === quote) {
      index = endOfText(json, index)
    } else if (char === openBrace || char === openBracket) {
      depth += 1
      values += 1
    } else if (char === closeBrace || char === closeBracket) {
      depth -= 1
    } else if (char === comma) {
      values += 1
    }
    if (values > maxValues || depth > maxDepth) return true
  }
  return false
}

const quote = 0x22
const comma = 0x2c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/** The position of the quote that ends the text which begins at `start`. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return json.length
}
