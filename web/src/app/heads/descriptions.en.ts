import type { ScreenHeads } from '@tandem/contract/indexed-screens'

export const descriptionsEn: ScreenHeads['en']['descriptions'] = {
  home: 'Dual study places and the companies behind them: create one profile, search, apply and keep track of everything up to the contract in one place.',
  offers:
    'Search dual study places by town, degree programme and start year, as a list or on the map, with places available, pay and closing date.',
  offer: '{{title}} at {{company}}, {{town}}: tasks, requirements, places available and closing date.',
  company:
    '{{name}}, {{town}}: what the company does, where it trains and which dual study places are available.',
  register:
    'A free account for everyone who is looking for a dual study place, and for companies that offer one. It takes a few minutes to create.',
  eligibility:
    'A few questions show whether your qualification leads to dual study, and how: directly, with the Delta exam or after a guidance interview.',
  faq: 'Answers about dual study: admission, applying, profile and matching, the maths self-test, your account and your data. By topic and with a search.',
  faqQuestion: 'Frequently asked questions about dual study, topic {{topic}}: {{name}}',
  companyFaq:
    'Answers for companies: registration and approval, offers, handling applications, permissions in the team and data protection.',
  companyFaqQuestion: 'Frequently asked questions from companies, topic {{topic}}: {{name}}',
  contactUs:
    'Reach the people who advise on dual study: write a message, call or come by. All locations with contact persons and a map.',
  contactLocation:
    '{{name}}: address, contact persons and how to get there. Send questions about dual study straight to this location.',
  imprint: 'Who runs Tandem: provider, representation, contact, and the sources of maps and data.',
  privacy:
    'Which data Tandem stores, what for, how long and who can see it. And how to ask for access, correction and erasure.',
  terms: 'The rules for using Tandem: who can have an account, what is allowed and how accounts end.',
  accessibility: 'How accessible Tandem is, what does not work yet and how to report a barrier.',
}

export const jobDescriptionsEn: ScreenHeads['en']['jobs']['descriptions'] = {
  home: 'Open jobs and the companies behind them: create one profile, search, apply and keep track of everything up to the contract in one place.',
  offers:
    'Search jobs by town and start year, as a list or on the map, with places available, pay and closing date.',
  company: '{{name}}, {{town}}: what the company does, where it works and which jobs are open.',
  register:
    'A free account for everyone who is looking for a job, and for companies that offer one. It takes a few minutes to create.',
  faq: 'Answers for applicants: applying, profile and matching, your account and your data. By topic and with a search.',
  faqQuestion: 'Frequently asked questions from applicants, topic {{topic}}: {{name}}',
  contactUs:
    'Ask a question: write a message, call or come by. All locations with contact persons and a map.',
  contactLocation:
    '{{name}}: address, contact persons and how to get there. Send questions straight to this location.',
}
