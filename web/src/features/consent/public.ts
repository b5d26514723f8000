export { openCookieSettings } from './opened.ts'
