export { useReasonRows } from './comparison/useReasonRows.tsx'
export { MatchBadge, MatchBadgeSkeleton } from './MatchBadge.tsx'
export { MatchCriteria } from './match/MatchCriteria.tsx'
export { MatchPanel } from './match/MatchPanel.tsx'
export { MatchReasons } from './match/MatchReasons.tsx'
export { MatchRing } from './match/MatchRing.tsx'
export { MatchSides } from './match/MatchSides.tsx'
export { RingLegend } from './match/RingLegend.tsx'
export { OfferMatch } from './OfferMatch.tsx'
export { OfferMatchSummary } from './OfferMatchSummary.tsx'
export { ProfileMatch } from './ProfileMatch.tsx'
export {
  hasOpenPlaces,
  type MatchedProfile,
  newestMatchesQuery,
  newestProfilesQuery,
  offerMatchQuery,
  profileMatchQuery,
} from './queries.ts'
export { useOfferMatch } from './useOfferMatch.ts'
