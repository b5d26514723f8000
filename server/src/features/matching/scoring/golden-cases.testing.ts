import { toUnitVector } from '#platform/db/geo.ts'
import type { Position, Seeker } from './match-input.ts'

const town = (latitude: number, longitude: number) => toUnitVector({ latitude, longitude })
export const towns = {
  karlsruhe: town(49.0083, 8.3979),
  /** 8 km from Karlsruhe. */
  ettlingen: town(48.9406, 8.407),
  /** 27 km from Karlsruhe. */
  pforzheim: town(48.8922, 8.6946),
  /** 62 km from Karlsruhe. */
  stuttgart: town(48.7758, 9.1829),
  /** 54 km from Karlsruhe. */
  mannheim: town(49.4875, 8.466),
  /** 118 km from Karlsruhe. */
  freiburg: town(47.999, 7.8421),
}

const interest = (id: number, courseId: number, subjectArea: string) => ({ id, courseId, subjectArea })
export const interests = {
  applicationManagement: interest(36, 9, 'wirtschaft'),
  dataScience: interest(37, 9, 'wirtschaft'),
  banking: interest(1, 1, 'wirtschaft'),
  informatics: interest(58, 20, 'technik'),
  socialWork: interest(90, 28, 'sozialwesen'),
}

const abitur = { key: 'ahr', admission: 'direct' } as const
const fachhochschulreife = { key: 'fhr', admission: 'delta' } as const
const foreign = { key: 'abroad', admission: 'equivalence' } as const

/** Lena: business informatics around Karlsruhe from 2027, Abitur 1.9, English C1. */
export const lena: Seeker = {
  studyInterests: [interests.applicationManagement],
  places: [{ ...towns.karlsruhe, radius: 25 }],
  desiredYears: [2027],
  qualification: abitur,
  grade: 19,
  languages: [
    { code: 'de', level: 7 },
    { code: 'en', level: 5 },
  ],
  expertises: ['python', 'excel'],
  documents: ['cv', 'school_certificates'],
  maths: [
    { module: 'derivatives', rating: 3 },
    { module: 'powers', rating: 5 },
  ],
}

/** A place that suits Lena in every point. */
export const perfectPosition: Position = {
  studyInterest: interests.applicationManagement,
  years: [{ year: 2027, free: 2 }],
  locations: [towns.ettlingen],
  qualifications: ['ahr', 'fgh'],
  minimumGrade: 25,
  languages: [{ code: 'en', minimumLevel: 4 }],
  expertises: [['python']],
  requiredDocuments: ['cv'],
  maths: [],
}

export const nothing: Seeker = {
  studyInterests: [],
  places: [],
  desiredYears: [],
  qualification: null,
  grade: null,
  languages: [],
  expertises: [],
  documents: [],
  maths: [],
}

type Case = {
  name: string
  seeker?: Partial<Seeker>
  position?: Partial<Position>
  /** Applicant's side, company's side, total: worked out by hand from `docs/matching.md`. */
  expected: [applicant: number, company: number, total: number]
  /** A reason that must be given, in German. */
  reason: string
}

const year = (year: number, free: number) => ({ year, free })
const place = (point: Seeker['places'][number] | (typeof towns)['karlsruhe'], radius: number) => ({
  ...point,
  radius,
})

/** Lena and her dream place, changed in one point or a few. */
export const goldenCases: Case[] = [
  { name: 'everything fits', expected: [100, 100, 100], reason: 'Studienrichtung wie gewünscht' },
  {
    name: 'another specialisation of the course',
    position: { studyInterest: interests.dataScience },
    expected: [90, 100, 95],
    reason: 'Gleicher Studiengang, andere Richtung',
  },
  {
    name: 'another course of the area',
    position: { studyInterest: interests.banking },
    expected: [76, 100, 88],
    reason: 'Verwandter Studiengang',
  },
  {
    name: 'another area',
    position: { studyInterest: interests.socialWork },
    expected: [60, 100, 80],
    reason: 'Anderer Studienbereich',
  },
  {
    name: 'one of several preferences fits',
    seeker: { studyInterests: [interests.socialWork, interests.applicationManagement] },
    expected: [100, 100, 100],
    reason: 'Studienrichtung wie gewünscht',
  },
  {
    name: 'more than twice the radius away',
    position: { locations: [towns.stuttgart] },
    expected: [70, 100, 85],
    reason: '63\u00a0km, weiter als gewünscht',
  },
  {
    name: 'a third of the radius too far',
    seeker: { places: [place(towns.karlsruhe, 40)] },
    position: { locations: [towns.mannheim] },
    expected: [90, 100, 95],
    reason: '54\u00a0km, weiter als gewünscht',
  },
  {
    name: 'near the second of two places',
    seeker: { places: [place(towns.karlsruhe, 25), place(towns.freiburg, 10)] },
    position: { locations: [towns.freiburg] },
    expected: [100, 100, 100],
    reason: 'Am gewünschten Ort',
  },
  {
    name: 'the nearer of two locations counts',
    position: { locations: [towns.stuttgart, towns.ettlingen] },
    expected: [100, 100, 100],
    reason: '8\u00a0km entfernt',
  },
  {
    name: 'only this place, and next to it',
    seeker: { places: [place(towns.karlsruhe, 0)] },
    expected: [100, 100, 100],
    reason: '8\u00a0km entfernt',
  },
  {
    name: 'only this place, and another town',
    seeker: { places: [place(towns.karlsruhe, 0)] },
    position: { locations: [towns.pforzheim] },
    expected: [85, 100, 92],
    reason: '25\u00a0km, weiter als gewünscht',
  },
  {
    name: 'a year later',
    position: { years: [year(2028, 1)] },
    expected: [90, 100, 95],
    reason: 'Beginn erst 2028 möglich',
  },
  {
    name: 'the year’s places are taken',
    position: { years: [year(2027, 0)] },
    expected: [88, 100, 94],
    reason: '2027 zurzeit belegt',
  },
  {
    name: 'taken this year, free the next',
    position: { years: [year(2027, 0), year(2028, 3)] },
    expected: [90, 100, 95],
    reason: 'Beginn erst 2028 möglich',
  },
  {
    name: 'years later',
    position: { years: [year(2030, 1)] },
    expected: [80, 100, 90],
    reason: 'Beginn erst 2030 möglich',
  },
  {
    name: 'a language she does not know',
    position: {
      languages: [
        { code: 'en', minimumLevel: 4 },
        { code: 'fr', minimumLevel: 3 },
      ],
    },
    expected: [95, 93, 94],
    reason: 'Französisch B1 gewünscht',
  },
  {
    name: 'a level below the one asked for',
    position: { languages: [{ code: 'en', minimumLevel: 6 }] },
    expected: [100, 94, 97],
    reason: 'Englisch C2 gewünscht',
  },
  {
    name: 'a qualification that needs the Delta examination',
    seeker: { qualification: fachhochschulreife },
    expected: [100, 79, 90],
    reason: 'Zugang über die Deltaprüfung',
  },
  {
    name: 'a foreign certificate',
    seeker: { qualification: foreign },
    expected: [100, 76, 88],
    reason: 'Abschluss muss anerkannt werden',
  },
  {
    name: 'half a grade above the limit',
    seeker: { grade: 30 },
    expected: [100, 88, 94],
    reason: 'Note 3,0, gewünscht bis 2,5',
  },
  {
    name: 'far above the limit',
    seeker: { grade: 40 },
    expected: [100, 80, 90],
    reason: 'Note 4,0, gewünscht bis 2,5',
  },
  { name: 'no grade given', seeker: { grade: null }, expected: [100, 100, 100], reason: 'Note offen' },
  {
    name: 'no grade asked for',
    seeker: { grade: 40 },
    position: { minimumGrade: null },
    expected: [100, 100, 100],
    reason: 'Note offen',
  },
  {
    name: 'one of two skills',
    position: { expertises: [['python'], ['sap']] },
    expected: [100, 93, 96],
    reason: '1 von 2 Kenntnissen vorhanden',
  },
  {
    name: 'none of the skills',
    position: { expertises: [['sap']] },
    expected: [100, 85, 93],
    reason: '0 von 1 Kenntnissen vorhanden',
  },
  {
    name: 'a document is missing',
    position: { requiredDocuments: ['cv', 'delta_result'] },
    expected: [100, 93, 96],
    reason: '1 von 2 Unterlagen da',
  },
  {
    name: 'a shared rating as expected',
    position: { maths: [{ module: 'powers', minimumRating: 4 }] },
    expected: [100, 100, 100],
    reason: 'Mathe wie gewünscht',
  },
  {
    name: 'one of two ratings is two steps below',
    position: {
      maths: [
        { module: 'powers', minimumRating: 4 },
        { module: 'derivatives', minimumRating: 5 },
      ],
    },
    expected: [100, 98, 99],
    reason: 'Differenzialrechnung: Stufe 3, gewünscht ab 5',
  },
  {
    name: 'what is not shared of the ratings expected lowers nothing',
    position: {
      maths: [
        { module: 'powers', minimumRating: 4 },
        { module: 'vectors', minimumRating: 6 },
      ],
    },
    expected: [100, 100, 100],
    reason: 'Mathe wie gewünscht',
  },
  {
    name: 'ratings expected, and none shared',
    seeker: { maths: [] },
    position: { maths: [{ module: 'derivatives', minimumRating: 6 }] },
    expected: [100, 100, 100],
    reason: 'Mathe offen',
  },
  {
    name: 'only a grade is known, and it is too high',
    seeker: { ...nothing, grade: 30 },
    expected: [100, 40, 70],
    reason: 'Ort offen',
  },
  {
    name: 'only a preference is known, and it is another area',
    seeker: { ...nothing, studyInterests: [interests.socialWork] },
    expected: [0, 100, 50],
    reason: 'Anderer Studienbereich',
  },
  {
    name: 'nothing fits',
    seeker: { qualification: foreign, grade: 40 },
    position: {
      studyInterest: interests.socialWork,
      locations: [towns.freiburg],
      years: [year(2030, 0)],
      languages: [{ code: 'fr', minimumLevel: 5 }],
      expertises: [['sap']],
      requiredDocuments: ['delta_result'],
    },
    expected: [0, 11, 5],
    reason: '2030 zurzeit belegt',
  },
  {
    name: 'a place that asks for nothing',
    position: {
      studyInterest: null,
      years: [],
      locations: [],
      qualifications: [],
      minimumGrade: null,
      languages: [],
      expertises: [],
      requiredDocuments: [],
      maths: [],
    },
    expected: [100, 100, 100],
    reason: 'Unterlagen offen',
  },
]
