import { highestMathsRating } from '@tandem/contract/maths'
import { fitOf } from '../scoring/finding.ts'
import { isAtPlace, kilometres, nothing, type ReasonTexts, skill, type Ways } from './reason-texts.ts'

const ways: Ways = {
  direct: { sentence: 'Qualification not on the company’s list', finding: 'not on the list' },
  direct_if_fitting: {
    sentence: 'Qualification accepted for related subjects',
    finding: 'for related subjects',
  },
  delta: { sentence: 'Entry with the Delta exam', finding: 'with the Delta exam' },
  counselling: { sentence: 'Entry after a guidance interview', finding: 'after a guidance interview' },
  counselling_aptitude: {
    sentence: 'Entry with an aptitude test',
    finding: 'with an aptitude test',
  },
  equivalence: { sentence: 'Qualification needs to be recognised', finding: 'once recognised' },
}

export const reasonsEn: ReasonTexts = {
  study_interest: {
    sentence: ({ nearness }) =>
      ({
        same: 'The preferred course',
        course: 'Same course, different specialisation',
        area: 'Related course',
        other: 'Different subject area',
      })[nearness],
    finding: ({ nearness }) =>
      ({
        same: 'as preferred',
        course: 'different specialisation',
        area: 'related',
        other: 'different area',
      })[nearness],
    wanted: nothing,
    open: 'Course not specified',
  },
  distance: {
    sentence: (found, words) => {
      const { km } = found
      if (isAtPlace(km)) return 'In the preferred place'
      return fitOf(found) === 'fits'
        ? `${kilometres(words, km)} away`
        : `${kilometres(words, km)}, further than preferred`
    },
    finding: ({ km, radius }, words) => {
      if (isAtPlace(km)) return 'right there'
      return km <= radius ? `${words.number(km)} of ${kilometres(words, radius)}` : kilometres(words, km)
    },
    wanted: ({ km, radius }, words) => {
      if (km <= radius || isAtPlace(km)) return null
      return radius === 0 ? 'Wanted: only this place' : `Wanted: up to ${kilometres(words, radius)}`
    },
    open: 'Place not specified',
  },
  start_year: {
    sentence: ({ score, year, free }) => {
      if (score === 100) return `Start in ${year}`
      return free ? `Start only possible in ${year}` : `${year} fully booked at the moment`
    },
    finding: ({ year, free }) => (free ? `${year}` : `${year}, fully booked`),
    wanted: ({ year, preferred }) => (preferred.includes(year) ? null : `Wanted: ${preferred.join(', ')}`),
    open: 'Start not specified',
  },
  work_languages: {
    sentence: ({ unknown }, { language }) =>
      unknown ? `Working language: ${language(unknown)}` : 'Speaks the working languages',
    finding: ({ unknown }, { language }) => (unknown ? `also ${language(unknown)}` : 'all spoken'),
    wanted: nothing,
    open: 'Working languages not specified',
  },
  qualification: {
    sentence: ({ accepted, way }) => (accepted ? 'Qualification accepted' : ways[way].sentence),
    finding: ({ accepted, way }) => (accepted ? 'accepted' : ways[way].finding),
    wanted: nothing,
    open: 'Qualification not specified',
  },
  grade: {
    sentence: ({ grade, minimumGrade, score }, words) =>
      score === 100
        ? `Grade ${words.grade(grade)} is good enough`
        : `Grade ${words.grade(grade)}, wanted: ${words.grade(minimumGrade)} or better`,
    finding: ({ grade }, words) => words.grade(grade),
    wanted: ({ minimumGrade }, words) => `Wanted: ${words.grade(minimumGrade)} or better`,
    open: 'Grade not specified',
  },
  languages: {
    sentence: ({ score, weakest }, words) => {
      const asked = skill(words, weakest.code, weakest.minimumLevel)
      return score === 100 ? `Has ${asked}` : `${asked} wanted`
    },
    finding: ({ weakest: { code, level } }, words) =>
      level === 0 ? `no ${words.language(code)}` : skill(words, code, level),
    wanted: ({ weakest: { minimumLevel } }, words) =>
      minimumLevel === 0 ? null : `Wanted: ${words.level(minimumLevel)}`,
    open: 'Languages not specified',
  },
  expertises: {
    sentence: ({ have, asked }) => `Has ${have} of ${asked} skills`,
    finding: ({ have, asked }) => `${have} of ${asked}`,
    wanted: nothing,
    open: 'Skills not specified',
  },
  documents: {
    sentence: ({ have, asked }) =>
      have === asked ? 'Documents complete' : `${have} of ${asked} documents provided`,
    finding: ({ have, asked }) => (have === asked ? 'complete' : `${have} of ${asked}`),
    wanted: nothing,
    open: 'Documents not specified',
  },
  maths: {
    sentence: ({ score, weakest: { module, rating, minimumRating } }, words) =>
      score === 100
        ? 'Maths as preferred'
        : `${words.module(module)}: level ${rating}, preferred from ${minimumRating}`,
    finding: ({ score, weakest: { module, rating } }, words) =>
      score === 100 ? 'as preferred' : `${words.module(module)}: level ${rating}`,
    wanted: ({ score, weakest: { minimumRating }, shared, expected }) => {
      if (score < 100) return `Wanted: level ${minimumRating} of ${highestMathsRating} or higher`
      return shared < expected ? `${shared} of ${expected} preferred areas shared` : null
    },
    open: 'Maths not specified',
  },
}
