export { Markdown } from './static/Markdown.tsx'
