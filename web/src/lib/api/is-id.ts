import { Id } from '@tandem/contract/common'

/** An address may hold anything in the place of an id; a list that is filtered by it would be refused. */
export const isId = (text: string): boolean => Id.safeParse(text).success
