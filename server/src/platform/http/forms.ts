import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Bodies of forms, for the endpoints that take them. */
export function readForms(app: FastifyInstance): void {
  const options = { parseAs: 'string', bodyLimit: 4096 } as const
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (request: FastifyRequest, body: string) => {
      if (!request.routeOptions.config.endpoint?.form) throw new AppError('malformed_request')
      return Object.fromEntries(new URLSearchParams(body))
    },
  )
}
