import type { AccountType, Endpoint } from '@tandem/contract/endpoint'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
  interface FastifyRequest {
    viewerType?: AccountType
  }
}
