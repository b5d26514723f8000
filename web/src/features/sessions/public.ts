export { SessionsSection } from './SessionsSection.tsx'
