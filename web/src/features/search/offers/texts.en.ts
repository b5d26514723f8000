import type { Translated } from '#lib/i18n/texts.ts'
import type { offerSearchDe } from './texts.de.ts'

export const offerSearchEn: Translated<typeof offerSearchDe> = {
  title: 'Offers',
  what: 'Course, company or keyword',
  count_one: '1 offer',
  count_other: '{{number}} offers',
  countMore: 'More than {{number}} offers',
  show_one: 'Show 1 offer',
  show_other: 'Show {{number}} offers',
  showMore: 'Show more than {{number}} offers',
  showAll: 'Show offers',
  loading: 'Loading offers',
  emptyTitle: 'No offer fits this search right now',
  noneTitle: 'No offer is published right now',
  noneText: 'As soon as a company publishes one, you will find it here.',
  filters: {
    places: 'Radius',
    qualification: {
      own: 'Your qualification',
      any: 'Any qualification',
      hint: 'Shows only offers it leads to.',
      fromProfile: 'From your profile. Shows only offers it leads to.',
      take: 'From the profile: {{name}}',
    },
    grade: {
      own: 'Your grade',
      hint: 'Shows only offers it is enough for.',
      take: 'From the profile: {{grade}}',
    },
  },
}
