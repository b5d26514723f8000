import type { HandlerInput } from '@tandem/contract/endpoint'
import type { search } from '@tandem/contract/search'

export type AnyQuery = HandlerInput<typeof search>['query']
