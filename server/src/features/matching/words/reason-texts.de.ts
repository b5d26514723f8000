import { highestMathsRating } from '@tandem/contract/maths'
import { fitOf } from '../scoring/finding.ts'
import { isAtPlace, kilometres, nothing, type ReasonTexts, skill, type Ways } from './reason-texts.ts'

const ways: Ways = {
  direct: { sentence: 'Abschluss nicht auf der Wunschliste', finding: 'nicht auf der Wunschliste' },
  direct_if_fitting: { sentence: 'Abschluss genügt, wenn das Fach passt', finding: 'wenn das Fach passt' },
  delta: { sentence: 'Zugang über die Deltaprüfung', finding: 'mit Deltaprüfung' },
  counselling: { sentence: 'Zugang nach Beratungsgespräch', finding: 'nach Beratung' },
  counselling_aptitude: { sentence: 'Zugang mit Eignungsprüfung', finding: 'mit Eignungsprüfung' },
  equivalence: { sentence: 'Abschluss muss anerkannt werden', finding: 'nach Anerkennung' },
}

export const reasonsDe: ReasonTexts = {
  study_interest: {
    sentence: ({ nearness }) =>
      ({
        same: 'Studienrichtung wie gewünscht',
        course: 'Gleicher Studiengang, andere Richtung',
        area: 'Verwandter Studiengang',
        other: 'Anderer Studienbereich',
      })[nearness],
    finding: ({ nearness }) =>
      ({ same: 'wie gewünscht', course: 'andere Richtung', area: 'verwandt', other: 'anderer Bereich' })[
        nearness
      ],
    wanted: nothing,
    open: 'Studienrichtung offen',
  },
  distance: {
    sentence: (found, words) => {
      const { km } = found
      if (isAtPlace(km)) return 'Am gewünschten Ort'
      return fitOf(found) === 'fits'
        ? `${kilometres(words, km)} entfernt`
        : `${kilometres(words, km)}, weiter als gewünscht`
    },
    finding: ({ km, radius }, words) => {
      if (isAtPlace(km)) return 'am Ort'
      return km <= radius ? `${words.number(km)} von ${kilometres(words, radius)}` : kilometres(words, km)
    },
    wanted: ({ km, radius }, words) => {
      if (km <= radius || isAtPlace(km)) return null
      return radius === 0 ? 'Gesucht: nur dieser Ort' : `Gesucht: bis ${kilometres(words, radius)}`
    },
    open: 'Ort offen',
  },
  start_year: {
    sentence: ({ score, year, free, preferred }) => {
      if (score === 100) return `Beginn ${year}`
      if (!free) return `${year} zurzeit belegt`
      return isEarlier(year, preferred) ? `Beginn schon ${year}` : `Beginn erst ${year} möglich`
    },
    finding: ({ year, free }) => (free ? `${year}` : `${year} belegt`),
    wanted: ({ year, preferred }) => (preferred.includes(year) ? null : `Gesucht: ${preferred.join(', ')}`),
    open: 'Beginn offen',
  },
  work_languages: {
    sentence: ({ unknown }, { language }) =>
      unknown ? `Arbeitssprache ${language(unknown)}` : 'Arbeitssprachen bekannt',
    finding: ({ unknown }, { language }) => (unknown ? `auch ${language(unknown)}` : 'bekannt'),
    wanted: nothing,
    open: 'Arbeitssprachen offen',
  },
  qualification: {
    sentence: ({ accepted, way }) => (accepted ? 'Abschluss genügt' : ways[way].sentence),
    finding: ({ accepted, way }) => (accepted ? 'genügt' : ways[way].finding),
    wanted: nothing,
    open: 'Abschluss offen',
  },
  grade: {
    sentence: ({ grade, minimumGrade, score }, words) =>
      score === 100
        ? `Note ${words.grade(grade)} genügt`
        : `Note ${words.grade(grade)}, gewünscht bis ${words.grade(minimumGrade)}`,
    finding: ({ grade }, words) => words.grade(grade),
    wanted: ({ minimumGrade }, words) => `Gesucht: bis ${words.grade(minimumGrade)}`,
    open: 'Note offen',
  },
  languages: {
    sentence: ({ score, weakest }, words) => {
      const asked = skill(words, weakest.code, weakest.minimumLevel)
      return score === 100 ? `${asked} erreicht` : `${asked} gewünscht`
    },
    finding: ({ weakest: { code, level } }, words) =>
      level === 0 ? `${words.language(code)} fehlt` : skill(words, code, level),
    wanted: ({ weakest: { minimumLevel } }, words) =>
      minimumLevel === 0 ? null : `Gesucht: ${words.level(minimumLevel)}`,
    open: 'Sprachen offen',
  },
  expertises: {
    sentence: ({ have, asked }) => `${have} von ${asked} Kenntnissen vorhanden`,
    finding: ({ have, asked }) => `${have} von ${asked}`,
    wanted: nothing,
    open: 'Kenntnisse offen',
  },
  documents: {
    sentence: ({ have, asked }) =>
      have === asked ? 'Unterlagen vollständig' : `${have} von ${asked} Unterlagen da`,
    finding: ({ have, asked }) => (have === asked ? 'vollständig' : `${have} von ${asked}`),
    wanted: nothing,
    open: 'Unterlagen offen',
  },
  maths: {
    sentence: ({ score, weakest: { module, rating, minimumRating } }, words) =>
      score === 100
        ? 'Mathe wie gewünscht'
        : `${words.module(module)}: Stufe ${rating}, gewünscht ab ${minimumRating}`,
    finding: ({ score, weakest: { module, rating } }, words) =>
      score === 100 ? 'wie gewünscht' : `${words.module(module)}: Stufe ${rating}`,
    wanted: ({ score, weakest: { minimumRating }, shared, expected }) => {
      if (score < 100) return `Gesucht: ab Stufe ${minimumRating} von ${highestMathsRating}`
      return shared < expected ? `${shared} von ${expected} gewünschten Gebieten geteilt` : null
    },
    open: 'Mathe offen',
  },
}

const isEarlier = (year: number, preferred: readonly number[]): boolean =>
  preferred.every((each) => year < each)
