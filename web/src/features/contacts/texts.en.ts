import type { Translated } from '#lib/i18n/texts.ts'
import type { contactsDe } from './texts.de.ts'

export const contactsEn: Translated<typeof contactsDe> = {
  sides: { label: 'Contacts', company: 'Companies', support: 'University' },
  company: {
    title: 'Company contacts',
    lead: 'The people at companies who can answer your questions, from heads of training to student mentors.',
    textPlaceholder: 'Name, role or company',
    count_one: '1 company contact',
    count_other: '{{number}} company contacts',
    more: 'More than {{number}} company contacts',
    emptyTitle: 'No companies have added a contact yet',
    emptyText: 'Contacts appear here as soon as a company adds them.',
  },
  support: {
    title: 'University contacts',
    lead: 'Advice, admissions and support at our locations. Search for your town to see the nearest one first.',
    textPlaceholder: 'Name, role or location',
    count_one: '1 university contact',
    count_other: '{{number}} university contacts',
    more: 'More than {{number}} university contacts',
    emptyTitle: 'The university has not added any contacts yet',
    emptyText: 'Contacts appear here as soon as a location adds them.',
  },
  person: {
    title: 'Contacts',
    all: 'All {{count}}',
    loading: 'Loading contacts',
    failed: 'The contacts cannot be loaded at the moment',
    messageTo: 'Write a message to {{name}}',
  },
  text: 'Keyword',
  loading: 'Loading contacts',
  empty: 'No contacts match this search',
  where: 'Place',
  mailTo: 'E-mail {{name}}',
  call: 'Call {{name}}',
  write: 'Write a message',
}
