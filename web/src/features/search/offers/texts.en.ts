import type { Translated } from '#lib/i18n/texts.ts'
import type { offerSearchDe } from './texts.de.ts'

export const offerSearchEn: Translated<typeof offerSearchDe> = {
  title: 'Offers',
  what: 'Course, company or keyword',
  whatJob: 'Job, company or keyword',
  count_one: '1 offer',
  count_other: '{{number}} offers',
  countMore: 'More than {{number}} offers',
  show_one: 'Show 1 offer',
  show_other: 'Show {{number}} offers',
  showMore: 'Show more than {{number}} offers',
  showAll: 'Show offers',
  loading: 'Loading offers',
  emptyTitle: 'No offers match this search right now',
  noneTitle: 'There are no published offers right now',
  noneText: 'New offers appear here as soon as a company publishes them.',
  filters: {
    places: 'Radius',
    qualification: {
      own: 'Your qualification',
      any: 'Any qualification',
      hint: 'Shows only offers it qualifies you for.',
      fromProfile: 'From your profile. Shows only offers it qualifies you for.',
      take: 'From your profile: {{name}}',
    },
    grade: {
      own: 'Your grade',
      hint: 'Shows only offers whose grade requirement you meet.',
      take: 'From your profile: {{grade}}',
    },
  },
}
