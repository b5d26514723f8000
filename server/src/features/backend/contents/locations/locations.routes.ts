import * as contract from '@tandem/contract/backend/locations'
import { route } from '#platform/http/route.ts'
import {
  addLocationPerson,
  arrangeLocationPersons,
  arrangeLocations,
  changeLocationPerson,
  changeLocationPersonImage,
  listLocationPersons,
  removeLocationPerson,
} from './change-locations.ts'

export const locationsRoutes = [
  route(contract.arrangeLocations, arrangeLocations),
  route(contract.listLocationPersons, listLocationPersons),
  route(contract.addLocationPerson, addLocationPerson),
  route(contract.arrangeLocationPersons, arrangeLocationPersons),
  route(contract.changeLocationPerson, changeLocationPerson),
  route(contract.removeLocationPerson, removeLocationPerson),
  route(contract.changeLocationPersonImage, changeLocationPersonImage),
]
