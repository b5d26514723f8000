export { noticeKind } from './notice-kind.ts'
