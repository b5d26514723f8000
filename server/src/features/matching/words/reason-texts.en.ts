import { fitOf } from '../scoring/finding.ts'
import { isThere, kilometres, nothing, type ReasonTexts, skill, type Ways } from './reason-texts.ts'

const ways: Ways = {
  direct: { sentence: 'Qualification not on the list', finding: 'not on the list' },
  direct_if_fitting: {
    sentence: 'Qualification suffices if the subject fits',
    finding: 'if the subject fits',
  },
  delta: { sentence: 'Access by Delta examination', finding: 'with Delta examination' },
  counselling: { sentence: 'Access after counselling', finding: 'after counselling' },
  counselling_aptitude: {
    sentence: 'Access with aptitude examination',
    finding: 'with aptitude examination',
  },
  equivalence: { sentence: 'Qualification needs recognition', finding: 'after recognition' },
}

export const reasonsEn: ReasonTexts = {
  study_interest: {
    sentence: ({ nearness }) =>
      ({
        same: 'Course as wished',
        course: 'Same course, other specialisation',
        area: 'Related course',
        other: 'Other subject area',
      })[nearness],
    finding: ({ nearness }) =>
      ({ same: 'as wished', course: 'other specialisation', area: 'related', other: 'other area' })[nearness],
    wanted: nothing,
    open: 'Course left open',
  },
  distance: {
    sentence: (found, words) => {
      const { km } = found
      if (isThere(km)) return 'In the place wished for'
      return fitOf(found) === 'fits'
        ? `${kilometres(words, km)} away`
        : `${kilometres(words, km)}, further than wished`
    },
    finding: ({ km, radius }, words) => {
      if (isThere(km)) return 'in this place'
      return km <= radius ? `${words.number(km)} of ${kilometres(words, radius)}` : kilometres(words, km)
    },
    wanted: ({ km, radius }, words) => {
      if (km <= radius || isThere(km)) return null
      return radius === 0 ? 'Wanted: only this place' : `Wanted: up to ${kilometres(words, radius)}`
    },
    open: 'Place left open',
  },
  start_year: {
    sentence: ({ score, year, free }) => {
      if (score === 100) return `Start in ${year}`
      return free ? `Start possible in ${year} only` : `${year} fully booked at the moment`
    },
    finding: ({ year, free }) => (free ? `${year}` : `${year}, fully booked`),
    wanted: ({ year, wished }) => (wished.includes(year) ? null : `Wanted: ${wished.join(', ')}`),
    open: 'Start left open',
  },
  work_languages: {
    sentence: ({ unknown }, { language }) =>
      unknown ? `Working language ${language(unknown)}` : 'Working languages known',
    finding: ({ unknown }, { language }) => (unknown ? `also ${language(unknown)}` : 'known'),
    wanted: nothing,
    open: 'Working languages left open',
  },
  qualification: {
    sentence: ({ accepted, way }) => (accepted ? 'Qualification suffices' : ways[way].sentence),
    finding: ({ accepted, way }) => (accepted ? 'suffices' : ways[way].finding),
    wanted: nothing,
    open: 'Qualification left open',
  },
  grade: {
    sentence: ({ grade, minimumGrade, score }, words) =>
      score === 100
        ? `Grade ${words.grade(grade)} suffices`
        : `Grade ${words.grade(grade)}, up to ${words.grade(minimumGrade)} wished`,
    finding: ({ grade }, words) => words.grade(grade),
    wanted: ({ minimumGrade }, words) => `Wanted: up to ${words.grade(minimumGrade)}`,
    open: 'Grade left open',
  },
  languages: {
    sentence: ({ score, weakest }, words) => {
      const asked = skill(words, weakest.code, weakest.minimumLevel)
      return score === 100 ? `${asked} reached` : `${asked} wished`
    },
    finding: ({ weakest: { code, level } }, words) =>
      level === 0 ? `no ${words.language(code)}` : skill(words, code, level),
    wanted: ({ weakest: { minimumLevel } }, words) =>
      minimumLevel === 0 ? null : `Wanted: ${words.level(minimumLevel)}`,
    open: 'Languages left open',
  },
  expertises: {
    sentence: ({ have, asked }) => `${have} of ${asked} skills there`,
    finding: ({ have, asked }) => `${have} of ${asked}`,
    wanted: nothing,
    open: 'Skills left open',
  },
  documents: {
    sentence: ({ have, asked }) =>
      have === asked ? 'Documents complete' : `${have} of ${asked} documents there`,
    finding: ({ have, asked }) => (have === asked ? 'complete' : `${have} of ${asked}`),
    wanted: nothing,
    open: 'Documents left open',
  },
}
