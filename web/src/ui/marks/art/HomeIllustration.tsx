import { IconBuildingFactory2, IconMessages, IconSchool } from '@tabler/icons-react'
import type { IconType } from '#ui/marks/Icon.tsx'
import styles from './HomeIllustration.module.css'

interface Words {
  title: string
  text: string
}

interface HomeIllustrationProps {
  /** The whole picture in words. */
  label: string
  applicant: Words
  company: Words
  meeting: Words
  years: string[]
}

/** Two lines come from the applicant and the company, join, and go on together beyond the right edge. Shown on the home page only. */
export function HomeIllustration(props: HomeIllustrationProps) {
  return (
    <>
      <WidePicture {...props} />
      <NarrowPicture {...props} />
    </>
  )
}

function WidePicture({ label, applicant, company, meeting, years }: HomeIllustrationProps) {
  return (
    <svg
      className={styles.wide}
      viewBox="0 0 720 560"
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={label}
    >
      <g className={styles.lines} strokeWidth="38">
        <path
          className={styles.theory}
          pathLength="1"
          d="M62 92h62a128 128 0 0 1 128 128v80a152 152 0 0 0 152 152h1200"
        />
        <path
          className={styles.practice}
          pathLength="1"
          d="M600 92H418a128 128 0 0 0-128 128v80a114 114 0 0 0 114 114h1200"
        />
      </g>
      <Place icon={IconSchool} x={62} y={92} r={40} />
      <Place icon={IconBuildingFactory2} x={600} y={92} r={40} />
      <Place icon={IconMessages} x={271} y={252} r={40} />
      <Caption words={applicant} x={22} y={164} />
      <Caption words={company} x={640} y={164} end />
      <Caption words={meeting} x={330} y={248} />
      {years.map((year, index) => (
        <g key={year}>
          <circle className={styles.step} cx={440 + index * 120} cy={433} r={14} />
          <text className={styles.text} x={440 + index * 120} y={505} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
    </svg>
  )
}

function NarrowPicture({ label, applicant, company, meeting, years }: HomeIllustrationProps) {
  return (
    <svg className={styles.narrow} viewBox="0 0 390 330" role="img" aria-label={label}>
      <g className={styles.lines} strokeWidth="26">
        <path
          className={styles.theory}
          pathLength="1"
          d="M44 48h40a86 86 0 0 1 86 86v46a96 96 0 0 0 96 96h800"
        />
        <path
          className={styles.practice}
          pathLength="1"
          d="M346 48h-64a86 86 0 0 0-86 86v46a70 70 0 0 0 70 70h800"
        />
      </g>
      <Place icon={IconSchool} x={44} y={48} r={28} />
      <Place icon={IconBuildingFactory2} x={346} y={48} r={28} />
      <Place icon={IconMessages} x={183} y={168} r={28} />
      <Caption words={{ title: applicant.title, text: '' }} x={16} y={100} />
      <Caption words={{ title: company.title, text: '' }} x={374} y={100} end />
      <Caption words={meeting} x={222} y={165} />
      {years.map((year, index) => (
        <circle key={year} className={styles.step} cx={268 + index * 44} cy={263} r={9} />
      ))}
      <text className={styles.text} x={374} y={314} textAnchor="end">{`${years[0]} – ${years[2]}`}</text>
    </svg>
  )
}

function Place({ icon: Shape, x, y, r }: { icon: IconType; x: number; y: number; r: number }) {
  const size = r === 40 ? 36 : 28
  return (
    <g className={styles.place}>
      <circle className={styles.step} cx={x} cy={y} r={r} />
      <Shape x={x - size / 2} y={y - size / 2} size={size} stroke={1.6} aria-hidden="true" />
    </g>
  )
}

function Caption({ words, x, y, end }: { words: Words; x: number; y: number; end?: boolean }) {
  return (
    <text className={styles.text} x={x} y={y} textAnchor={end ? 'end' : 'start'}>
      <tspan className={styles.title}>{words.title}</tspan>
      <tspan x={x} dy="1.2em">
        {words.text}
      </tspan>
    </text>
  )
}
