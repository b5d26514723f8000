import { createHash } from 'node:crypto'

/** Tokens of the two who search, good in the databases of a run alone. */
export const tokens = { company: 'bench-token-of-a-company', applicant: 'bench-token-of-an-applicant' }
export type SearcherType = keyof typeof tokens

export const headersOf = (who: SearcherType) => ({ authorization: `Bearer ${tokens[who]}` })

/** As the server keeps them. */
export const tokenHashOf = (who: SearcherType): string =>
  createHash('sha256').update(tokens[who]).digest('base64url')
