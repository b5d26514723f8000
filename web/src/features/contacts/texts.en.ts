import type { Translated } from '#lib/i18n/texts.ts'
import type { contactsDe } from './texts.de.ts'

export const contactsEn: Translated<typeof contactsDe> = {
  sides: { label: 'Contacts', company: 'Companies', support: 'University' },
  company: {
    title: 'Company contacts',
    lead: 'Who answers questions at the companies, from the head of training to the student mentors.',
    textPlaceholder: 'Name, role or company',
    count_one: '1 company contact',
    count_other: '{{number}} company contacts',
    more: 'More than {{number}} company contacts',
    emptyTitle: 'No company has named a contact yet',
    emptyText: 'As soon as a company adds someone, the person appears here.',
    offers: 'Offers by {{name}}',
  },
  support: {
    title: 'University contacts',
    lead: 'Advice, admission and support at the locations. Search for your town to see the nearest location first.',
    textPlaceholder: 'Name, role or location',
    count_one: '1 university contact',
    count_other: '{{number}} university contacts',
    more: 'More than {{number}} university contacts',
    emptyTitle: 'The university has not added any contacts yet',
    emptyText: 'As soon as a location adds someone, the person appears here.',
  },
  text: 'Keyword',
  loading: 'Loading contacts',
  empty: 'There is no contact for this search',
  where: 'Place',
  mailTo: 'E-mail to {{name}}',
  call: 'Call {{name}}',
  write: 'Write a message',
}
