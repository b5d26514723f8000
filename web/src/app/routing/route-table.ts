import type { ScreenName } from '@tandem/contract/screens'
import type { insideRoutes } from './inside-routes.ts'
import type { ScreenRoute } from './screen-route.ts'

type PublicName = Exclude<ScreenName, keyof typeof insideRoutes>

/** One page at both addresses: choosing a location leaves it in place. */
const contact: ScreenRoute = {
  texts: 'pages',
  isRead: true,
  load: async () => (await import('#features/pages/contact/ContactUsPage.tsx')).ContactUsPage,
}

/** A screen without a route in one of the two tables, or a route without a screen, does not compile. */
const publicRoutes: Record<PublicName, ScreenRoute> = {
  home: {
    texts: 'start',
    isRead: true,
    load: async () => (await import('#features/pages/HomePage.tsx')).HomePage,
  },
  register: {
    load: async () => (await import('#features/accounts/registration/RegisterPage.tsx')).RegisterPage,
  },
  registerByKey: {
    load: async () =>
      (await import('#features/accounts/registration/RegisterByKeyPage.tsx')).RegisterByKeyPage,
  },
  verifyRegistration: {
    load: async () => (await import('#features/accounts/confirmation/VerifyPage.tsx')).VerifyPage,
  },
  signupConfirmed: {
    load: async () =>
      (await import('#features/accounts/confirmation/SignupConfirmedPage.tsx')).SignupConfirmedPage,
  },
  accountDeleted: {
    load: async () => (await import('#features/privacy/deletion/AccountDeletedPage.tsx')).AccountDeletedPage,
  },
  requestPassword: {
    load: async () =>
      (await import('#features/sign-in/password/PasswordRequestPage.tsx')).PasswordRequestPage,
  },
  passwordRequested: {
    load: async () =>
      (await import('#features/sign-in/password/PasswordRequestedPage.tsx')).PasswordRequestedPage,
  },
  newPassword: {
    load: async () => (await import('#features/sign-in/password/NewPasswordPage.tsx')).NewPasswordPage,
  },
  passwordRenewed: {
    load: async () =>
      (await import('#features/sign-in/password/PasswordRenewedPage.tsx')).PasswordRenewedPage,
  },
  unsubscribe: {
    texts: 'inside',
    load: async () =>
      (await import('#features/saved-searches/unsubscribe/UnsubscribePage.tsx')).UnsubscribePage,
  },
  eligibility: {
    focused: true,
    texts: 'inside',
    load: async () => (await import('#features/eligibility/EligibilityPage.tsx')).EligibilityPage,
  },
  faq: { texts: 'pages', isRead: true, load: async () => (await faqPages()).ApplicantFaqPage },
  faqQuestion: {
    texts: 'pages',
    isRead: true,
    load: async () => (await faqQuestionPages()).ApplicantFaqQuestionPage,
  },
  companyFaq: { texts: 'pages', isRead: true, load: async () => (await faqPages()).CompanyFaqPage },
  companyFaqQuestion: {
    texts: 'pages',
    isRead: true,
    load: async () => (await faqQuestionPages()).CompanyFaqQuestionPage,
  },
  contactUs: contact,
  contactLocation: contact,
  contactSupport: {
    texts: 'pages',
    isRead: true,
    load: async () => (await import('#features/pages/contact/ContactSupportPage.tsx')).ContactSupportPage,
  },
  imprint: { texts: 'pages', isRead: true, load: async () => (await staticPages()).ImprintPage },
  privacy: { texts: 'pages', isRead: true, load: async () => (await staticPages()).PrivacyPage },
  terms: { texts: 'pages', isRead: true, load: async () => (await staticPages()).TermsPage },
  accessibility: {
    texts: 'pages',
    isRead: true,
    load: async () => (await staticPages()).AccessibilityPage,
  },
}

/** Visitors do not load what leads behind the login. */
export async function routeOf(name: ScreenName): Promise<ScreenRoute> {
  if (isPublic(name)) return publicRoutes[name]
  const { insideRoutes } = await import('./inside-routes.ts')
  return insideRoutes[name]
}

const isPublic = (name: ScreenName): name is PublicName => name in publicRoutes

const faqPages = () => import('#features/pages/faq/FaqPage.tsx')
const faqQuestionPages = () => import('#features/pages/faq/FaqQuestionPage.tsx')
const staticPages = () => import('#features/pages/StaticPage.tsx')
