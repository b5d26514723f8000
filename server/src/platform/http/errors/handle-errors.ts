import { errorStatus } from '@tandem/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, isDiskFull } from '#platform/db/transaction.ts'
import type { Log } from '#platform/log/log.ts'
import { AppError } from '../app-error.ts'
import { requestLocale } from '../input/locale.ts'
import type { Disk } from '../pages/health.ts'
import { genericError, metaStatus, toProblem } from './problem.ts'

/** Every refusal of a route leaves through here, as a problem in the request's language. */
export function handleErrors(app: FastifyInstance, log: Log, disk: Disk): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = toAppError(error)
    if (errorStatus[refusal.code] >= 500 && refusal !== error) {
      const level = refusal.code === 'unavailable' ? 'warn' : 'error'
      log[level]({ requestId: request.id, error }, 'request failed')
    }
    if (refusal.code === 'disk_full') disk.reportFull()
    return refuse(refusal, request, reply)
  })
}

export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  refuse(toAppError(error), request, reply)
}

export function refuse(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store').removeHeader('vary')
  if (error.retryAfterSeconds !== null) reply.header('retry-after', error.retryAfterSeconds)
  const locale = requestLocale(request.headers['accept-language'])
  const endpoint = request.routeOptions.config?.endpoint
  if (endpoint?.refusal === 'meta' && error.violations.length === 0) {
    const status = metaStatus[error.code] ?? genericError
    return reply.code(errorStatus[error.code]).send({ meta: { status } })
  }
  return reply
    .code(errorStatus[error.code])
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(error, { locale, requestId: request.id, endpoint })))
}

/** After an outage, or when the disk was full. */
const retryAfterSeconds = 5

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', [], retryAfterSeconds)
  if (isDiskFull(error)) return new AppError('disk_full', [], retryAfterSeconds)
  if (error.statusCode === 413) return new AppError('body_too_large')
  if (error.statusCode === 415) return new AppError('unsupported_media_type')
  if (error.statusCode === 429) return new AppError('too_many_requests')
  if (error.statusCode === 503) return new AppError('unavailable', [], retryAfterSeconds)
  if (error.statusCode && error.statusCode < 500) return new AppError('malformed_request')
  return new AppError('internal')
}
