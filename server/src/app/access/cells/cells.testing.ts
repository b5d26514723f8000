import type { Endpoint } from '@tandem/contract/endpoint'
import { endpoints } from '@tandem/contract/endpoints'
import { accountCells } from './account-cells.testing.ts'
import { applicantCells } from './applicant-cells.testing.ts'
import { applicantRequestCells } from './applicant-request-cells.testing.ts'
import { applicationCells } from './application-cells.testing.ts'
import { backendCells } from './backend-cells.testing.ts'
import { backendCompanyCells } from './backend-company-cells.testing.ts'
import { backendContentCells } from './backend-content-cells.testing.ts'
import { bookmarkCells } from './bookmark-cells.testing.ts'
import type { Cell, Cells } from './cell.testing.ts'
import { companyCells } from './company-cells.testing.ts'
import { contactCells } from './contact-cells.testing.ts'
import { interviewCells } from './interview-cells.testing.ts'
import { listCells } from './list-cells.testing.ts'
import { mathsCells } from './maths-cells.testing.ts'
import { messagingCells } from './messaging-cells.testing.ts'
import { offerCells } from './offer-cells.testing.ts'
import { receivedApplicationCells } from './received-application-cells.testing.ts'
import { savedSearchCells } from './saved-search-cells.testing.ts'

const cells: Cells = {
  ...accountCells,
  ...applicantCells,
  ...applicantRequestCells,
  ...applicationCells,
  ...receivedApplicationCells,
  ...interviewCells,
  ...offerCells,
  ...companyCells,
  ...messagingCells,
  ...savedSearchCells,
  ...listCells,
  ...contactCells,
  ...backendCells,
  ...backendCompanyCells,
  ...backendContentCells,
  ...bookmarkCells,
  ...mathsCells,
}

const byName = new Map(endpoints.map(({ name, endpoint }) => [name, endpoint]))

export const cellNames = Object.keys(cells).map((name) => ({ name, endpoint: endpointOf(name) }))

/** Reference data and the like: nobody is asked for, and no record. */
export const needsCell = ({ endpoint }: { endpoint: Endpoint }): boolean =>
  endpoint.access !== 'everyone' || endpoint.params !== undefined || endpoint.body !== undefined

export function cellOf(name: string): { endpoint: Endpoint; cell: Cell } {
  const cell = cells[name]
  if (!cell) throw new Error(`There is no cell ${name}`)
  return { endpoint: endpointOf(name).endpoint, cell }
}

function endpointOf(cellName: string): { name: string; endpoint: Endpoint } {
  const [name = ''] = cellName.split(',')
  const endpoint = byName.get(name)
  if (!endpoint) throw new Error(`The contract has no endpoint ${name}`)
  return { name, endpoint }
}
