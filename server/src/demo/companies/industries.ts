import type { IndustryKey } from './industry-texts.ts'
import * as digital from './list-digital.ts'
import * as industry from './list-industry.ts'
import * as people from './list-people.ts'
import * as places from './list-places.ts'
import * as services from './list-services.ts'

export type Industry = {
  key: IndustryKey
  /** As it stands on the company's profile. */
  name: string
  companies: string
  /** Study interests that most companies of the industry train for, and those that some do. */
  core: number[]
  more: number[]
  /** Typical number of people; drawn around it. */
  people: number
}

export const industries: readonly Industry[] = [
  {
    key: 'machinery',
    name: 'Maschinen- und Anlagenbau',
    companies: industry.machinery,
    core: [66, 68, 70, 73, 85, 18],
    more: [67, 72, 74, 49, 36, 39, 2, 25, 83, 84, 27, 64, 80],
    people: 600,
  },
  {
    key: 'electronics',
    name: 'Elektrotechnik und Messtechnik',
    companies: industry.electronics,
    core: [49, 50, 54, 56, 58, 81],
    more: [53, 60, 73, 39, 84, 18, 59, 62, 36],
    people: 350,
  },
  {
    key: 'automotive',
    name: 'Fahrzeugtechnik',
    companies: industry.automotive,
    core: [67, 75, 61, 55, 85],
    more: [49, 36, 83, 62, 18, 76, 74],
    people: 1800,
  },
  {
    key: 'materials',
    name: 'Werkstoffe und Verfahren',
    companies: industry.materials,
    core: [71, 69, 80, 18],
    more: [77, 57, 79, 78, 27],
    people: 450,
  },
  {
    key: 'software',
    name: 'Software und IT-Dienste',
    companies: digital.software,
    core: [36, 58, 37, 44],
    more: [39, 60, 35, 43, 59, 62, 4, 42, 38, 6, 34],
    people: 120,
  },
  {
    key: 'media',
    name: 'Medien, Messen und Sport',
    companies: digital.media,
    core: [21, 22, 20],
    more: [9, 45, 5],
    people: 90,
  },
  {
    key: 'banking',
    name: 'Banken',
    companies: services.banking,
    core: [1, 12, 36],
    more: [17, 30, 39, 25, 4, 38],
    people: 420,
  },
  {
    key: 'insurance',
    name: 'Versicherungen',
    companies: services.insurance,
    core: [29, 12, 36],
    more: [39, 35, 31, 43, 25],
    people: 900,
  },
  {
    key: 'tax',
    name: 'Steuerberatung und Wirtschaftsprüfung',
    companies: services.tax,
    core: [31, 30, 32],
    more: [33, 2, 36],
    people: 70,
  },
  {
    key: 'retail',
    name: 'Handel',
    companies: services.retail,
    core: [15, 5, 4],
    more: [20, 8, 25, 36, 13, 35, 19],
    people: 1200,
  },
  {
    key: 'logistics',
    name: 'Logistik und Verkehr',
    companies: places.logistics,
    core: [26, 8, 83],
    more: [36, 19, 80, 39, 7],
    people: 700,
  },
  {
    key: 'energy',
    name: 'Energie und Versorgung',
    companies: places.energy,
    core: [51, 54, 18, 79],
    more: [80, 64, 36, 49, 78, 24, 82],
    people: 260,
  },
  {
    key: 'publicSector',
    name: 'Öffentliche Verwaltung und Betriebe',
    companies: places.publicSector,
    core: [24, 40, 36],
    more: [47, 25, 58, 10, 59, 86],
    people: 480,
  },
  {
    key: 'construction',
    name: 'Bau und Immobilien',
    companies: places.construction,
    core: [47, 48, 16],
    more: [17, 82, 51, 27, 23],
    people: 240,
  },
  {
    key: 'hospitality',
    name: 'Gastgewerbe und Lebensmittel',
    companies: places.hospitality,
    core: [28, 13, 15],
    more: [20, 71, 23],
    people: 310,
  },
  {
    key: 'health',
    name: 'Gesundheit und Pflege',
    companies: people.health,
    core: [98, 96, 99, 14],
    more: [97, 101, 88, 41, 63, 100],
    people: 520,
  },
  {
    key: 'social',
    name: 'Soziale Arbeit',
    companies: people.social,
    core: [86, 89, 90, 95],
    more: [87, 88, 91, 92, 93, 94, 10],
    people: 130,
  },
]
